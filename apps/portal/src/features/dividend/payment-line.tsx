import { todayIso } from '@sahakorn/thai/date';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { useNow } from '../../config/use-now.ts';
import type { DividendPayment } from './dividend.ts';
import { paymentPlace, paymentState } from './payment-place.ts';

const WHEN_WORDS = { paid: 'เมื่อ', due: 'กำหนดจ่าย', open: 'ยังไม่จ่าย' };

/** Where a dividend was paid and when, in one sentence. */
export function PaymentLine({
  payment,
  dateStyle,
}: {
  payment: DividendPayment;
  dateStyle: 'full' | 'short';
}) {
  const state = paymentState(payment, todayIso(useNow()));
  const place = paymentPlace(payment) ?? (state === 'paid' ? 'จ่ายแล้ว' : null);
  return (
    <>
      {place}{' '}
      <span className="whitespace-nowrap">
        {WHEN_WORDS[state]}
        {payment.paidOn && (
          <>
            {' '}
            <ThaiDate value={payment.paidOn} style={dateStyle} />
          </>
        )}
      </span>
    </>
  );
}
