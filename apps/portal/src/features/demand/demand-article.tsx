import { formatText } from '@sahakorn/thai/text';
import { Alert } from '@sahakorn/ui/alert';
import { Panel, PanelBody, PanelHead } from '@sahakorn/ui/panel';
import { Phrases } from '@sahakorn/ui/phrases';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { RelativeTime } from '@sahakorn/ui/relative-time';
import { BadgeCheck, Lock } from 'lucide-react';
import { useNow } from '../../lib/config/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { PlainText } from '../../domain/posting/plain-text.tsx';
import { KIND_NAMES } from './demand.ts';
import type { DemandPage } from './demand-endpoints.ts';
import { StateBadge } from './state-badge.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';

const WAITING = {
  received: 'สหกรณ์ได้รับเรื่องแล้ว และจะส่งต่อให้ฝ่ายที่เกี่ยวข้อง',
  in_progress: 'ฝ่ายที่เกี่ยวข้องกำลังตรวจสอบ คำตอบจะแสดงที่หน้านี้',
  answered: 'สหกรณ์ตอบเรื่องนี้แล้ว',
} as const satisfies Record<NonNullable<DemandPage['state']>, string>;

export function DemandArticle({ demand }: { demand: DemandPage }) {
  const now = useNow();
  const { topic_kind, state, created_at, body, answer, answered_at } = demand;
  const title = formatText(demand.title);
  return (
    <>
      <Breadcrumbs
        parent={{ to: paths.demands(), name: <WholeWords>เสนอความต้องการ/ร้องเรียน</WholeWords> }}
        current={title}
      />
      <div className="grid max-w-prose grid-cols-1 gap-6">
        <article>
          <h1 className="text-2xl wrap-anywhere @panel:text-3xl">
            <Phrases>{title}</Phrases>
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-text-muted *:min-w-0">
            <StateBadge state={state} />
            <WholeWords>{formatText(topic_kind && KIND_NAMES[topic_kind])}</WholeWords>
            <RelativeTime value={created_at} now={now} />
          </p>
          <PlainText className="mt-4 text-lg leading-prose">{formatText(body)}</PlainText>
        </article>
        {demand.public === false && (
          <Alert tone="info" icon={<Lock aria-hidden />} title="เรื่องนี้ไม่เผยแพร่">
            เห็นเฉพาะผู้มีรหัสติดตามและเจ้าหน้าที่
          </Alert>
        )}
        {answer !== null ? (
          <Panel>
            <PanelHead title="คำตอบของสหกรณ์">
              <span className="flex items-center gap-2 text-sm text-text-muted">
                <BadgeCheck aria-hidden className="size-5" />
                <RelativeTime value={answered_at} now={now} />
              </span>
            </PanelHead>
            <PanelBody>
              <PlainText>{answer}</PlainText>
            </PanelBody>
          </Panel>
        ) : (
          <p>{formatText(state && WAITING[state])}</p>
        )}
      </div>
    </>
  );
}
