import { todayIso } from '@sahakorn/thai/date';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { PhraseList } from '../../domain/deduction/phrase-list.tsx';
import { useNow } from '../../lib/config/use-now.ts';
import type { DividendYear } from './dividend-endpoints.ts';
import { getPaymentPlace, getPaymentState } from '../../domain/dividend/payment-place.ts';

const WHEN_WORDS = { paid: 'เมื่อ', due: 'กำหนดจ่าย', open: 'ยังไม่จ่าย', unknown: 'วันที่จ่าย' };

export function PaymentLine({ payment, dateStyle }: { payment: DividendYear; dateStyle: 'full' | 'short' }) {
  const state = getPaymentState(payment, todayIso(useNow()));
  const place = getPaymentPlace(payment);
  const phrases = place.length === 0 && state === 'paid' ? ['จ่ายแล้ว'] : place;
  return (
    <>
      <PhraseList phrases={phrases} />
      <span className="inline-block max-w-full">
        {WHEN_WORDS[state]}
        {payment.paid_on !== null && (
          <>
            {' '}
            <ThaiDate value={payment.paid_on} style={dateStyle} />
          </>
        )}
      </span>
    </>
  );
}
