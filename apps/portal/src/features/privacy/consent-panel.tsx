import { formatNumber } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import { Button } from '@sahakorn/ui/button';
import { Panel, PanelBody, PanelHead, PanelNote } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { Check, CircleDashed, TriangleAlert } from 'lucide-react';
import { useSelector } from 'react-redux';
import { FRESH } from '../../lib/api/api.ts';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { selectUser } from '../../domain/session/session-slice.ts';
import {
  type Consent,
  type Consents,
  useDecideConsentMutation,
  useGetConsentsQuery,
  type ConsentEvent,
} from './privacy-endpoints.ts';
import { Stamp, type StampProps } from '../../components/stamp.tsx';
import { Disclosure } from '../../domain/privacy/disclosure.tsx';

const STAMPS: Readonly<Record<NonNullable<Consent['state']>, StampProps>> = {
  given: { tone: 'success', name: 'ให้ความยินยอมแล้ว', Icon: Check },
  changed: { tone: 'warning', name: 'ต้องเลือกใหม่', Icon: TriangleAlert },
  withdrawn: { tone: 'neutral', name: 'ถอนแล้ว', Icon: CircleDashed },
  undecided: { tone: 'neutral', name: 'ยังไม่ได้ให้ความยินยอม', Icon: CircleDashed },
};
const TITLE = 'ความยินยอมของท่าน';

export function ConsentPanel() {
  return (
    <FeedView query={useGetConsentsQuery(undefined, FRESH)} what="ความยินยอมของท่าน">
      {(consents) => <ConsentList consents={consents} />}
    </FeedView>
  );
}

function ConsentList({ consents: { version, data: list, history } }: { consents: Consents }) {
  const isOfficer = useSelector(selectUser)?.impersonator !== undefined;
  return (
    <Panel aria-label={TITLE}>
      <PanelHead title={TITLE} />
      {list.length === 0 && <PanelBody>สหกรณ์ไม่ได้ขอความยินยอมในเรื่องใด</PanelBody>}
      <ul>
        {list.map((consent, index) => (
          <ConsentEntry key={consent.code ?? index} consent={consent} version={isOfficer ? null : version} />
        ))}
      </ul>
      <PanelNote>เป็นทางเลือกของท่านทั้งหมด ไม่ให้หรือถอนแล้ว บริการอื่นใช้ได้ตามเดิม</PanelNote>
      <ConsentHistory events={history} />
    </Panel>
  );
}

/** With `version` null, consent cannot be changed here. */
type ConsentEntryProps = { consent: Consent; version: number | null };

function ConsentEntry({ consent, version }: ConsentEntryProps) {
  const { code, title, description, state, decided_at } = consent;
  const [decide, { isLoading }] = useDecideConsentMutation();
  const given = state === 'given';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 border-b border-line px-inset py-4 last:border-b-0">
      <div className="min-w-0 shrink grow basis-64">
        <h3 className="font-body text-md leading-tight font-semibold">
          <WholeWords>{formatText(title)}</WholeWords>
        </h3>
        <p className="mt-1 text-sm text-text-muted">
          <WholeWords>{formatText(description)}</WholeWords>
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {state && <Stamp {...STAMPS[state]} />}
          {decided_at !== null && (
            <span className="text-text-muted">
              เมื่อ <ThaiDate value={decided_at} style="short" time />
            </span>
          )}
        </p>
        {state === 'changed' && (
          <p className="mt-1 text-sm">
            <WholeWords>ถ้อยคำเปลี่ยนจากที่ท่านเคยอ่าน ความยินยอมเดิมจึงไม่มีผล เลือกใหม่ได้</WholeWords>
          </p>
        )}
      </div>
      {version !== null && code !== null && state !== null && (
        <Button
          size="sm"
          busyLabel={isLoading ? 'กำลังบันทึก' : undefined}
          onClick={() => void decide({ code, version, given: !given })}
        >
          {given ? 'ถอนความยินยอม' : 'ให้ความยินยอม'}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
    </li>
  );
}

const DONE: Readonly<Record<NonNullable<ConsentEvent['kind']>, string>> = {
  given: 'ให้ความยินยอม',
  withdrawn: 'ถอนความยินยอม',
  terms: 'ยอมรับข้อกำหนด',
};

function ConsentHistory({ events }: { events: readonly ConsentEvent[] }) {
  if (events.length === 0) return null;
  return (
    <PanelBody className="border-t border-line">
      <Disclosure open={`ดูประวัติ ${events.length} รายการ`} close="ซ่อนประวัติ">
        <ol className="grid gap-3">
          {events.map(({ kind, title, version, decided_at }, index) => (
            <li key={`${decided_at} ${index}`}>
              <p>
                <WholeWords>{`${formatText(kind && DONE[kind])}: ${formatText(title)}`}</WholeWords>
              </p>
              <p className="text-sm text-text-muted">
                ฉบับที่ {formatNumber(version, { decimals: 0 })} เมื่อ{' '}
                <ThaiDate value={decided_at} style="short" time />
              </p>
            </li>
          ))}
        </ol>
      </Disclosure>
    </PanelBody>
  );
}
