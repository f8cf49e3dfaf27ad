import { formatDepositAccountNo } from '@sahakorn/thai/account-no';
import { compareMoney } from '@sahakorn/thai/money';
import { Money } from '@sahakorn/ui/money';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { Phrases } from '../../components/phrases.tsx';
import type { DepositAccount } from './deposit-from-wire.ts';
import { RowLink } from '../../components/row-link.tsx';

const NOTHING = '0.00';

export function AccountList({ accounts }: { accounts: DepositAccount[] }) {
  return (
    <ul>
      {accounts.map((account) => (
        <li
          key={account.accountNo}
          className="relative border-t border-line px-inset py-4 first:border-t-0 hover:bg-subtle"
        >
          <AccountRow account={account} />
        </li>
      ))}
    </ul>
  );
}

function AccountRow({ account }: { account: DepositAccount }) {
  const number = formatDepositAccountNo(account.accountNo);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-body text-md leading-tight font-semibold">{account.typeName}</h2>
        <Money value={account.balance} unit size="lg" className="ms-auto font-head @pair:text-xl" />
      </div>
      <p className="text-sm text-text-muted">
        <span className="whitespace-nowrap">{number}</span> · <Phrases>{account.name}</Phrases>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <AccountFacts account={account} />
        <RowLink to={paths.depositStatement(account.accountNo)}>
          <span>
            ดูรายการเคลื่อนไหว<span className="sr-only"> บัญชี {number}</span>
          </span>
        </RowLink>
      </div>
    </>
  );
}

function AccountFacts({ account }: { account: DepositAccount }) {
  const { withdrawable, heldForLoans, monthlyDeposit, maturesOn, closed } = account;
  return (
    <dl className="flex flex-wrap gap-x-6 text-sm">
      {withdrawable !== null && !closed && (
        <Fact label="ถอนได้">
          <Money value={withdrawable} />
        </Fact>
      )}
      {isSome(heldForLoans) && (
        <Fact label="ค้ำประกันเงินกู้">
          <Money value={heldForLoans} />
        </Fact>
      )}
      {isSome(monthlyDeposit) && (
        <Fact label="ฝากรายเดือน">
          <Money value={monthlyDeposit} />
        </Fact>
      )}
      {maturesOn && (
        <Fact label="ครบกำหนด">
          <ThaiDate value={maturesOn} style="short" />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function isSome(amount: string | null): boolean {
  return amount !== null && compareMoney(amount, NOTHING) !== 0;
}
