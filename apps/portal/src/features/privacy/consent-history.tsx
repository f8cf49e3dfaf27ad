import { Button } from '@sahakorn/ui/button';
import { PanelBody } from '@sahakorn/ui/panel';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { useState } from 'react';
import type { ConsentEvent } from './consent.ts';

const DONE: Readonly<Record<ConsentEvent['kind'], string>> = {
  given: 'ให้ความยินยอม',
  withdrawn: 'ถอนความยินยอม',
  terms: 'ยอมรับข้อกำหนด',
};

/** What was decided before, newest first; out of the way until it is asked for. */
export function ConsentHistory({ events }: { events: readonly ConsentEvent[] }) {
  const [open, setOpen] = useState(false);
  if (events.length === 0) return null;
  return (
    <PanelBody className="border-t border-line">
      <Button variant="quiet" className="-ms-4" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'ซ่อนประวัติ' : `ดูประวัติ ${events.length} รายการ`}
      </Button>
      {open && (
        <ol className="mt-3 grid gap-3">
          {events.map(({ kind, title, version, decidedAt }) => (
            <li key={`${kind} ${title} ${decidedAt}`}>
              <p>
                {DONE[kind]} {title}
              </p>
              <p className="text-sm text-text-muted">
                ฉบับที่ {version} เมื่อ <ThaiDate value={decidedAt} style="short" time />
              </p>
            </li>
          ))}
        </ol>
      )}
    </PanelBody>
  );
}
