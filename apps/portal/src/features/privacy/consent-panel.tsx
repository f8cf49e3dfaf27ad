import { Button } from '@sahakorn/ui/button';
import { Panel, PanelBody, PanelHead, PanelNote } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { Check, CircleDashed, TriangleAlert } from 'lucide-react';
import { useSelector } from 'react-redux';
import { FeedView } from '../../components/feed/feed-view.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { selectUser } from '../../domain/session/session-slice.ts';
import { ConsentHistory } from './consent-history.tsx';
import {
  type Consent,
  type Consents,
  useDecideConsentMutation,
  useGetConsentsQuery,
} from './privacy-endpoints.ts';
import { Stamp, type StampProps } from '../../components/stamp.tsx';

const STAMPS: Readonly<Record<Consent['state'], StampProps>> = {
  given: { tone: 'success', name: 'ให้ความยินยอมแล้ว', Icon: Check },
  changed: { tone: 'warning', name: 'ต้องเลือกใหม่', Icon: TriangleAlert },
  withdrawn: { tone: 'neutral', name: 'ถอนแล้ว', Icon: CircleDashed },
  undecided: { tone: 'neutral', name: 'ยังไม่ได้ให้ความยินยอม', Icon: CircleDashed },
};
const TITLE = 'ความยินยอมของท่าน';
/** What began together with the screen's code is not asked again as it mounts. */
const FRESH_SECONDS = 5;

export function ConsentPanel() {
  return (
    <FeedView
      feed={toFeed(useGetConsentsQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS }))}
      what="ความยินยอมของท่าน"
    >
      {(consents) => (
        <div>
          <ConsentList consents={consents} />
        </div>
      )}
    </FeedView>
  );
}

function ConsentList({ consents: { version, list, history } }: { consents: Consents }) {
  const isOfficer = useSelector(selectUser)?.impersonator !== undefined;
  return (
    <Panel aria-label={TITLE}>
      <PanelHead title={TITLE} />
      {list.length === 0 && <PanelBody>สหกรณ์ไม่ได้ขอความยินยอมในเรื่องใด</PanelBody>}
      <ul>
        {list.map((consent) => (
          <li key={consent.code} className="border-b border-line px-inset py-4 last:border-b-0">
            <ConsentEntry consent={consent} version={isOfficer ? null : version} />
          </li>
        ))}
      </ul>
      <PanelNote>เป็นทางเลือกของท่านทั้งหมด ไม่ให้หรือถอนแล้ว บริการอื่นใช้ได้ตามเดิม</PanelNote>
      <ConsentHistory events={history} />
    </Panel>
  );
}

/** `version` null: nothing can be decided here. */
type ConsentEntryProps = { consent: Consent; version: number | null };

function ConsentEntry({ consent, version }: ConsentEntryProps) {
  const { code, title, description, state, decidedAt } = consent;
  const [decide, { isLoading }] = useDecideConsentMutation();
  const given = state === 'given';
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 shrink grow basis-64">
        <h3 className="font-body text-md leading-tight font-semibold">{title}</h3>
        <p className="mt-1 text-sm text-text-muted">{description}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Stamp {...STAMPS[state]} />
          {decidedAt !== null && (
            <span className="text-text-muted">
              เมื่อ <ThaiDate value={decidedAt} style="short" time />
            </span>
          )}
        </p>
        {state === 'changed' && (
          <p className="mt-1 text-sm">ถ้อยคำเปลี่ยนจากที่ท่านเคยอ่าน ความยินยอมเดิมจึงไม่มีผล เลือกใหม่ได้</p>
        )}
      </div>
      {version !== null && (
        <Button
          size="sm"
          busyLabel={isLoading ? 'กำลังบันทึก' : undefined}
          onClick={() => void decide({ code, version, given: !given })}
        >
          {given ? 'ถอนความยินยอม' : 'ให้ความยินยอม'}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
    </div>
  );
}
