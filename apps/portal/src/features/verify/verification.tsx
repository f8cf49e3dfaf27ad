import { formatThaiDate } from '@sahakorn/thai/date';
import { formatNumber } from '@sahakorn/thai/number';
import { formatText } from '@sahakorn/thai/text';
import { Alert } from '@sahakorn/ui/alert';
import { Button } from '@sahakorn/ui/button';
import { KeyValue, KeyValueList } from '@sahakorn/ui/key-value-list';
import { Money } from '@sahakorn/ui/money';
import { Panel, PanelBody } from '@sahakorn/ui/panel';
import { SkeletonPanel } from '@sahakorn/ui/skeleton';
import { StatusBadge, type StatusBadgeProps } from '@sahakorn/ui/status-badge';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { CircleCheck, CircleHelp, CircleX, SearchX, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { type ApiError, isNotFound } from '../../lib/api/api-error.ts';
import { FeedError } from '../../components/feed/feed-notices.tsx';
import { toFeed } from '../../lib/api/feed.ts';
import { useCountdown } from '../../components/forms/use-countdown.ts';
import { getLockEnd } from '../../components/forms/use-form.ts';
import { type VerifiedDocument, useVerifyDocumentQuery } from './verify-endpoints.ts';

export function Verification({ code }: { code: string }) {
  const query = useVerifyDocumentQuery(code, { refetchOnMountOrArgChange: true });
  const feed = toFeed(query);
  return (
    <div aria-live="polite" aria-busy={feed.state === 'loading'}>
      {feed.state === 'loading' && <SkeletonPanel lines={4} />}
      {feed.state === 'failed' && (
        <NoVerification key={query.startedTimeStamp} error={feed.error} retry={feed.retry} />
      )}
      {feed.state === 'ready' && (feed.data ? <Verified document={feed.data} /> : <UnknownDocument />)}
    </div>
  );
}

const ISSUED = {
  tone: 'success',
  icon: <CircleCheck aria-hidden />,
  name: 'ตรงกับที่ออก',
  words: 'สหกรณ์ออกเอกสารนี้ เทียบข้อมูลด้านล่างกับเอกสารในมือ ต้องตรงกันทุกรายการ',
} as const;

/** What a document is worth today, where that is not what it was worth when it was issued. */
const STATES = {
  original: null,
  cancelled: {
    tone: 'danger',
    icon: <CircleX aria-hidden />,
    words: 'สหกรณ์เคยออกเอกสารนี้ แต่ยกเลิกหรือออกฉบับใหม่แทนแล้ว จึงใช้อ้างอิงไม่ได้',
  },
  changed: {
    tone: 'warning',
    icon: <TriangleAlert aria-hidden />,
    words: 'ขอเอกสารฉบับใหม่จากสมาชิกก่อนใช้อ้างอิง',
  },
  unknown: {
    tone: 'warning',
    icon: <SearchX aria-hidden />,
    words: 'ระบบอ่านสถานะของเอกสารนี้ไม่ได้ สอบถามเจ้าหน้าที่ก่อนใช้อ้างอิง',
  },
} as const;

const BOOKS = {
  same: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  different: { tone: 'warning', icon: <TriangleAlert aria-hidden /> },
  incomparable: { tone: 'neutral', icon: <CircleHelp aria-hidden /> },
  unknown: { tone: 'warning', icon: <SearchX aria-hidden /> },
} as const;

function Verified({ document }: { document: VerifiedDocument }) {
  const { state, books, not_covered: notCovered } = document;
  const changed = state === 'changed' && books ? null : STATES[state ?? 'unknown'];
  const advice = state === 'changed' ? STATES.changed.words : null;
  const compared = books && (
    <Stamp {...BOOKS[books.state ?? 'unknown']} name={books.state_name}>
      {[books.reason, advice].filter(Boolean).join(' ') || null}
    </Stamp>
  );
  return (
    <Panel>
      <PanelBody className="grid gap-4">
        {changed && (
          <Stamp {...changed} name={document.state_name}>
            {changed.words}
          </Stamp>
        )}
        {state !== 'original' && compared}
        {state !== null && (
          <Stamp {...ISSUED} name={ISSUED.name}>
            {ISSUED.words}
          </Stamp>
        )}
        {state === 'original' && compared}
        {notCovered && <p className="text-text-muted">{formatText(notCovered)}</p>}
      </PanelBody>
      <Facts document={document} />
    </Panel>
  );
}

type StampProps = Pick<StatusBadgeProps, 'tone' | 'icon'> & { name: string | null; children: string | null };

function Stamp({ tone, icon, name, children }: StampProps) {
  return (
    <div>
      <StatusBadge tone={tone} icon={icon} className="text-lg">
        {formatText(name)}
      </StatusBadge>
      {children !== null && <p className="mt-2">{formatText(children)}</p>}
    </div>
  );
}

function Facts({ document: { figures, ...shown } }: { document: VerifiedDocument }) {
  return (
    <KeyValueList className="border-t border-line">
      <KeyValue label="ชนิดเอกสาร">{formatText(shown.kind_name)}</KeyValue>
      <KeyValue label="เลขที่เอกสาร">{formatText(shown.document_no)}</KeyValue>
      <KeyValue label="วันที่ในเอกสาร">
        <ThaiDate value={shown.document_date} />
      </KeyValue>
      {shown.issued_at && (
        <KeyValue label="ออกเมื่อ">
          <ThaiDate value={shown.issued_at} time />
        </KeyValue>
      )}
      {shown.row_count !== null && <KeyValue label="รายการ">{describeRows(shown)}</KeyValue>}
      {figures && figures.length > 0 ? (
        figures.map(({ label, amount, text }, at) => (
          <KeyValue key={`${at} ${label}`} label={formatText(label)}>
            {amount !== null && <Money value={amount} unit="บาท" />}
            {amount !== null && text !== null && ' · '}
            {text === null ? amount === null && 'ไม่มีข้อมูล' : formatText(text)}
          </KeyValue>
        ))
      ) : (
        <KeyValue label="จำนวนเงิน">
          {shown.amount === null ? 'เอกสารนี้ไม่ได้ระบุยอดเดียว' : <Money value={shown.amount} unit="บาท" />}
        </KeyValue>
      )}
    </KeyValueList>
  );
}

function describeRows({
  row_count,
  period_from,
  period_to,
}: Pick<VerifiedDocument, 'row_count' | 'period_from' | 'period_to'>): string {
  const [first, last] = [period_from, period_to].map((day) => formatThaiDate(day, { style: 'short' }));
  return `${formatNumber(row_count, { decimals: 0 })} รายการ ${first} ถึง ${last}`;
}

export function UnknownDocument() {
  return (
    <Alert tone="warning" icon={<SearchX aria-hidden />} title="ไม่พบเอกสารที่มีรหัสนี้">
      ตรวจสอบรหัสกับท้ายเอกสารทีละตัว หากตรงกันแล้ว เอกสารอาจถูกแก้ไข หรือสหกรณ์ไม่ได้ออก สอบถามเจ้าหน้าที่ก่อนใช้อ้างอิง
    </Alert>
  );
}

function NoVerification({ error, retry }: { error: ApiError; retry: () => unknown }) {
  const [until] = useState(() => getLockEnd(error));
  const left = useCountdown(until);
  if (isNotFound(error)) return <UnknownDocument />;
  if (until === null) return <FeedError error={error} retry={retry} what="ผลการตรวจสอบ" />;
  return (
    <Alert
      tone="info"
      title="ตรวจสอบหลายครั้งติดกัน"
      action={
        <Button size="sm" busyLabel={left > 0 ? `รอ ${left} วินาที` : undefined} onClick={retry}>
          ลองอีกครั้ง
        </Button>
      }
    >
      รอสักครู่แล้วลองอีกครั้ง รหัสนี้ยังไม่ได้ตรวจสอบ
    </Alert>
  );
}
