import { Alert } from '@sahakorn/ui/alert';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { FileCheck } from 'lucide-react';
import { EmptyScreen } from '../../components/empty-screen.tsx';
import { FRESH } from '../../lib/api/api.ts';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { RowLink } from '../../components/row-link.tsx';
import { paths } from '../../lib/paths.ts';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import {
  type ConfirmationHead,
  useGetConfirmationQuery,
  useListConfirmationsQuery,
} from './confirmation-endpoints.ts';
import { ConfirmationBook } from './confirmation-book.tsx';

const WHAT = 'ยอดที่ขอให้ยืนยัน';

export function ConfirmationPage() {
  return (
    <FeedView query={useListConfirmationsQuery(undefined, FRESH)} what={WHAT} skeleton={<Waiting />}>
      {(confirmations) =>
        confirmations.length > 0 ? (
          <Confirmations confirmations={confirmations} />
        ) : (
          <EmptyScreen
            icon={<FileCheck aria-hidden />}
            title="ไม่มียอดที่ขอให้ยืนยัน"
            to={paths.status}
            linkText="ดูยอดปัจจุบัน"
          >
            เมื่อสหกรณ์ขอให้ยืนยันยอดหุ้น เงินฝาก และเงินกู้ ณ วันใด รายการจะแสดงที่นี่ให้ตอบทีละบรรทัด
          </EmptyScreen>
        )
      }
    </FeedView>
  );
}

function Confirmations({ confirmations }: { confirmations: readonly ConfirmationHead[] }) {
  const days = confirmations.flatMap(({ balance_on }) => (balance_on === null ? [] : [balance_on]));
  const { value: chosen, invalid } = useSearchChoice('on', days);
  return (
    <div className="grid gap-5">
      {invalid && <Alert title="ไม่มียอดของวันที่ในที่อยู่ของหน้านี้">จึงแสดงวันที่ล่าสุดแทน</Alert>}
      {chosen === undefined ? (
        <Alert tone="warning" title="ยังแสดงยอดไม่ได้">
          ข้อมูลที่ได้รับไม่มีวันที่ของยอด โทรสอบถามสหกรณ์
        </Alert>
      ) : (
        <ChosenConfirmation key={chosen} balanceOn={chosen} />
      )}
      <OtherConfirmations confirmations={confirmations.filter(({ balance_on }) => balance_on !== chosen)} />
    </div>
  );
}

function ChosenConfirmation({ balanceOn }: { balanceOn: string }) {
  const query = useGetConfirmationQuery(balanceOn, FRESH);
  return (
    <FeedView query={query} what={WHAT} skeleton={<Waiting />}>
      {(confirmation) =>
        confirmation && <ConfirmationBook confirmation={confirmation} balanceOn={balanceOn} />
      }
    </FeedView>
  );
}

const STATES = {
  open: 'ยังตอบได้',
  submitted: 'ส่งคำตอบแล้ว',
  closed: 'หมดเวลาตอบ',
} as const;

function OtherConfirmations({ confirmations }: { confirmations: readonly ConfirmationHead[] }) {
  if (confirmations.length === 0) return null;
  return (
    <Panel>
      <PanelHead title="วันที่อื่น" />
      <ul>
        {confirmations.map(({ balance_on, state }) => (
          <li
            key={balance_on}
            className="relative flex flex-wrap items-center gap-x-4 border-t border-line px-inset py-1 first:border-t-0"
          >
            <span className="text-text-muted">{state && STATES[state]}</span>
            {balance_on !== null && (
              <RowLink to={paths.confirmationOn(balance_on)}>
                <span>
                  ยอด ณ <ThaiDate value={balance_on} style="short" />
                </span>
              </RowLink>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Waiting() {
  return <SkeletonPanel lines={8} />;
}
