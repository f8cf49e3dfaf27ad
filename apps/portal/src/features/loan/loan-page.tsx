import { sumKnownMoney } from '@sahakorn/thai/money';
import { formatText } from '@sahakorn/thai/text';
import { Money } from '@sahakorn/ui/money';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { Passbook, PassbookFact, PassbookFacts } from '@sahakorn/ui/passbook';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { HandCoins, ArrowRightLeft, CircleCheck } from 'lucide-react';
import { Stamp } from '../../components/stamp.tsx';
import { useSearchParams } from 'react-router-dom';
import { CONTRACT, paths } from '../../lib/paths.ts';
import { EmptyScreen } from '../../components/empty-screen.tsx';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { InterestCertificates } from '../../domain/documents/interest-certificates.tsx';
import { FurtherLoan } from './further-loan.tsx';
import { LoanPanel } from './loan-panel.tsx';
import { useListLoanOutlooksQuery } from '../../domain/loan/loan-outlook-endpoints.ts';
import { useListLoanContractsQuery, isEnded, type LoanContract } from './loan-endpoints.ts';
import { MemberCover } from '../../domain/session/member-cover.tsx';
import { StatementLink } from './statement-link.tsx';

export function LoanPage() {
  return (
    <FeedView query={useListLoanContractsQuery()} what="สัญญาเงินกู้">
      {(contracts) => {
        const open = contracts.filter((contract) => !isEnded(contract));
        const ended = contracts.filter(isEnded);
        return (
          <div className="grid gap-5">
            {open.length > 0 ? (
              <LoanBook contracts={open} />
            ) : (
              <EmptyScreen
                icon={<HandCoins aria-hidden />}
                title="ไม่มีเงินกู้คงเหลือ"
                to={paths.list('services-loan')}
                linkText="ดูบริการเงินกู้"
              >
                เมื่อรับเงินกู้จากสหกรณ์แล้ว สัญญาจะแสดงที่นี่ในรอบอัพเดทถัดไป
              </EmptyScreen>
            )}
            <OpenLoans contracts={open} />
            {ended.length > 0 && <EndedLoans contracts={ended} />}
            {contracts.length > 0 && <InterestCertificates />}
          </div>
        );
      }}
    </FeedView>
  );
}

/** The chosen or the largest contract, and below it the others with their ends. */
function OpenLoans({ contracts }: { contracts: LoanContract[] }) {
  const [search] = useSearchParams();
  const { data: outlooks = [] } = useListLoanOutlooksQuery();
  const chosen = contracts.find((contract) => contract.loan_contract_no === search.get(CONTRACT));
  const shown = chosen ?? contracts[0];
  if (!shown) return null;
  const further = contracts.filter((contract) => contract !== shown);
  return (
    <>
      <LoanPanel key={shown.loan_contract_no} contract={shown} />
      {further.length > 0 && (
        <Panel>
          <ul aria-label="สัญญาอื่นที่ยังชำระอยู่" className="divide-y divide-line">
            {further.map((contract, index) => (
              <FurtherLoan
                key={contract.loan_contract_no ?? index}
                contract={contract}
                outlook={outlooks.find((one) => one.loan_contract_no === contract.loan_contract_no)}
              />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function LoanBook({ contracts }: { contracts: LoanContract[] }) {
  return (
    <Passbook>
      <MemberCover>
        <PassbookFacts>
          <PassbookFact label="จำนวน">{contracts.length} สัญญา</PassbookFact>
          <PassbookFact label="หนี้เงินกู้คงเหลือรวม">
            <Money
              value={sumKnownMoney(
                contracts.map(({ principal_balance, close_status }) =>
                  close_status === null ? null : principal_balance,
                ),
              )}
              unit
            />
          </PassbookFact>
        </PassbookFacts>
      </MemberCover>
    </Passbook>
  );
}

const TRANSFERRED = 'T';

function EndedLoans({ contracts }: { contracts: LoanContract[] }) {
  return (
    <Panel>
      <PanelHead title="สัญญาที่สิ้นสุดแล้ว" />
      <ul>
        {contracts.map((contract, index) => (
          <EndedLoan key={contract.loan_contract_no ?? index} contract={contract} />
        ))}
      </ul>
    </Panel>
  );
}

function EndedLoan({ contract }: { contract: LoanContract }) {
  return (
    <li className="relative border-t border-line px-inset py-4 first:border-t-0 hover:bg-subtle">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-body text-md leading-tight font-semibold">
          {formatText(contract.loan_type_description)}{' '}
          <span className="whitespace-nowrap">{formatText(contract.loan_contract_no)}</span>
        </h3>
        <EndBadge transferred={contract.close_status === TRANSFERRED} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="wrap-figures dots-between text-sm text-text-muted">
          <span>
            วงเงินกู้ <Money value={contract.loan_approve_amount} unit />
          </span>
          <span>
            ทำสัญญาเมื่อ <ThaiDate value={contract.begin_date} style="short" />
          </span>
        </p>
        <StatementLink contractNo={contract.loan_contract_no} />
      </div>
    </li>
  );
}

function EndBadge({ transferred }: { transferred: boolean }) {
  return transferred ? (
    <Stamp tone="neutral" name="โอนหนี้ให้ผู้ค้ำประกัน" Icon={ArrowRightLeft} />
  ) : (
    <Stamp tone="success" name="ชำระครบแล้ว" Icon={CircleCheck} />
  );
}
