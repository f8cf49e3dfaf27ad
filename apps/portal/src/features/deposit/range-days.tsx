import { Button } from '@sahakorn/ui/button';
import { ThaiDateField } from '@sahakorn/ui/thai-date-field';
import { type FormEvent, useRef, useState } from 'react';
import { useNow } from '../../lib/config/use-now.ts';
import type { DepositAddress } from './use-deposit-address.ts';

const ENDS = ['from', 'to'] as const;
const LABELS = { from: 'ตั้งแต่', to: 'ถึง' } as const;

/** The date fields of a custom range. Needs a `key` per range. */
export function RangeDays({ range, change }: DepositAddress) {
  const now = useNow();
  const [days, setDays] = useState<Record<'from' | 'to', string | null>>({
    from: range.from ?? null,
    to: range.to ?? null,
  });
  const [unread, setUnread] = useState({ from: '', to: '' });
  const [reversed, setReversed] = useState(false);
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const handleDay = (end: 'from' | 'to') => (day: string | null, text: string) => {
    setDays({ ...days, [end]: day });
    setUnread({ ...unread, [end]: day === null ? text : '' });
    setReversed(false);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = ENDS.find((end) => unread[end] !== '');
    const { from, to } = days;
    const isReversed = invalid === undefined && from !== null && to !== null && to < from;
    setReversed(isReversed);
    if (invalid !== undefined || isReversed) return fields[invalid ?? 'to'].current?.focus();
    return change({ from, to, range: from === null && to === null ? 'all' : null, month: null });
  };
  return (
    <form
      noValidate
      method="post"
      onSubmit={handleSubmit}
      className="flex flex-wrap items-start gap-x-3 gap-y-2 print:hidden"
    >
      {ENDS.map((end) => (
        <div key={end} className="min-w-0 grow basis-36 @wide:max-w-48">
          <ThaiDateField
            ref={fields[end]}
            label={LABELS[end]}
            value={days[end]}
            onValueChange={handleDay(end)}
            now={now}
            error={end === 'to' && reversed ? 'วันสิ้นสุดอยู่ก่อนวันเริ่มต้น เลือกวันใหม่' : undefined}
          />
        </div>
      ))}
      <div className="basis-full @pair:basis-auto">
        <span aria-hidden className="hidden pb-1 leading-tight @pair:block">
          {'\u00a0'}
        </span>
        <Button type="submit" className="w-full @pair:w-auto">
          แสดงรายการ
        </Button>
      </div>
    </form>
  );
}
