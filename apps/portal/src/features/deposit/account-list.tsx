import { formatDepositAccountNo } from '@sahakorn/thai/account-no';
import { getMoneySign } from '@sahakorn/thai/money';
import { formatText } from '@sahakorn/thai/text';
import { Money } from '@sahakorn/ui/money';
import { Phrases } from '@sahakorn/ui/phrases';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { Fact } from '../../components/fact.tsx';
import { paths } from '../../lib/paths.ts';
import { type DepositAccount, getAccountName, isClosed } from './deposit.ts';
import { RowLink } from '../../components/row-link.tsx';

export function AccountList({ accounts }: { accounts: DepositAccount[] }) {
  return (
    <ul>
      {accounts.map((account, index) => (
        <AccountRow key={account.deposit_account_no ?? index} account={account} />
      ))}
    </ul>
  );
}

function AccountRow({ account }: { account: DepositAccount }) {
  const number = formatDepositAccountNo(account.deposit_account_no);
  return (
    <li className="relative border-t border-line px-inset py-4 first:border-t-0 hover:bg-subtle">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 className="font-body text-md leading-tight font-semibold">
          <WholeWords>{getAccountName(account)}</WholeWords>
        </h2>
        <Money value={account.balance} size="lg" className="ms-auto min-w-0 font-head @pair:text-xl" />
      </div>
      <p className="dots-between text-sm text-text-muted">
        <span>
          {account.nickname !== null && `${formatText(account.deposit_type_name)} `}
          <span className="whitespace-nowrap">{number}</span>
        </span>
        <span>
          <Phrases>{formatText(account.deposit_account_name)}</Phrases>
        </span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <AccountFacts account={account} />
        {account.deposit_account_no && (
          <RowLink to={paths.depositStatement(account.deposit_account_no)}>
            <span>
              ดูรายการเคลื่อนไหว<span className="sr-only"> บัญชี {number}</span>
            </span>
          </RowLink>
        )}
      </div>
    </li>
  );
}

function AccountFacts({ account }: { account: DepositAccount }) {
  const { withdrawable_amount, loan_holding_amount, monthly_deposit_amount, maturity_on } = account;
  return (
    <dl className="flex min-w-0 flex-wrap gap-x-6 text-sm">
      {withdrawable_amount !== null && !isClosed(account) && (
        <Fact label="ถอนได้">
          <Money value={withdrawable_amount} />
        </Fact>
      )}
      {Boolean(getMoneySign(loan_holding_amount)) && (
        <Fact label="ค้ำประกันเงินกู้">
          <Money value={loan_holding_amount} />
        </Fact>
      )}
      {Boolean(getMoneySign(monthly_deposit_amount)) && (
        <Fact label="ฝากรายเดือน">
          <Money value={monthly_deposit_amount} />
        </Fact>
      )}
      {maturity_on !== null && (
        <Fact label="ครบกำหนด">
          <ThaiDate value={maturity_on} style="short" />
        </Fact>
      )}
    </dl>
  );
}
