import { PanelBody } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { Disclosure } from '../../domain/privacy/disclosure.tsx';
import type { ConsentEvent } from './privacy-endpoints.ts';

const DONE: Readonly<Record<ConsentEvent['kind'], string>> = {
  given: 'ให้ความยินยอม',
  withdrawn: 'ถอนความยินยอม',
  terms: 'ยอมรับข้อกำหนด',
};

export function ConsentHistory({ events }: { events: readonly ConsentEvent[] }) {
  if (events.length === 0) return null;
  return (
    <PanelBody className="border-t border-line">
      <Disclosure open={`ดูประวัติ ${events.length} รายการ`} close="ซ่อนประวัติ">
        <ol className="grid gap-3">
          {events.map(({ kind, title, version, decidedAt }) => (
            <li key={`${kind} ${title} ${decidedAt}`}>
              <p>
                {DONE[kind]}: {title}
              </p>
              <p className="text-sm text-text-muted">
                ฉบับที่ {version} เมื่อ <ThaiDate value={decidedAt} style="short" time />
              </p>
            </li>
          ))}
        </ol>
      </Disclosure>
    </PanelBody>
  );
}
