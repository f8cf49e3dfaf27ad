import { sumKnownMoney } from '@sahakorn/thai/money';
import { Money } from '@sahakorn/ui/money';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { Passbook, PassbookFact, PassbookFacts } from '@sahakorn/ui/passbook';
import { PiggyBank } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { EmptyScreen } from '../../components/empty-screen.tsx';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { InterestCertificates } from '../../domain/documents/interest-certificates.tsx';
import { AccountList } from './account-list.tsx';
import { isClosed, type DepositAccount } from './deposit.ts';
import { useListDepositAccountsQuery } from './deposit-endpoints.ts';
import { MemberCover } from '../../domain/session/member-cover.tsx';

export function DepositPage() {
  return (
    <FeedView query={useListDepositAccountsQuery()} what="บัญชีเงินฝาก">
      {(accounts) => {
        const open = accounts.filter((account) => !isClosed(account));
        const closed = accounts.filter(isClosed);
        return (
          <div className="grid gap-5">
            {open.length > 0 ? (
              <DepositBook accounts={open} />
            ) : (
              <EmptyScreen
                icon={<PiggyBank aria-hidden />}
                title="ยังไม่มีบัญชีเงินฝาก"
                to={paths.list('services-dep')}
                linkText="ดูบริการเงินฝาก"
              >
                เมื่อเปิดบัญชีกับสหกรณ์แล้ว บัญชีจะแสดงที่นี่ในรอบอัพเดทถัดไป
              </EmptyScreen>
            )}
            {closed.length > 0 && (
              <Panel>
                <PanelHead title="บัญชีที่ปิดแล้ว" />
                <AccountList accounts={closed} />
              </Panel>
            )}
            {accounts.length > 0 && <InterestCertificates />}
          </div>
        );
      }}
    </FeedView>
  );
}

function DepositBook({ accounts }: { accounts: DepositAccount[] }) {
  return (
    <Passbook>
      <MemberCover>
        <PassbookFacts>
          <PassbookFact label="จำนวน">{accounts.length} บัญชี</PassbookFact>
          <PassbookFact label="ยอดเงินฝากรวม">
            <Money
              value={sumKnownMoney(
                accounts.map(({ balance, close_status }) => (close_status === null ? null : balance)),
              )}
              unit
            />
          </PassbookFact>
        </PassbookFacts>
      </MemberCover>
      <AccountList accounts={accounts} />
    </Passbook>
  );
}
