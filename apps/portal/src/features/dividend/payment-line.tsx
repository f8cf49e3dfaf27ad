import { todayIso } from '@sahakorn/thai/date';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { Fragment } from 'react';
import { useNow } from '../../lib/config/use-now.ts';
import type { DividendPayment } from './dividend-endpoints.ts';
import { paymentPlace, paymentState } from './payment-place.ts';

const WHEN_WORDS = { paid: 'เมื่อ', due: 'กำหนดจ่าย', open: 'ยังไม่จ่าย' };

export function PaymentLine({
  payment,
  dateStyle,
}: {
  payment: DividendPayment;
  dateStyle: 'full' | 'short';
}) {
  const state = paymentState(payment, todayIso(useNow()));
  const place = paymentPlace(payment);
  const phrases = place.length === 0 && state === 'paid' ? ['จ่ายแล้ว'] : place;
  return (
    <>
      {phrases.map((phrase) => (
        <Fragment key={phrase}>
          <span className="inline-block max-w-full">{phrase}</span>{' '}
        </Fragment>
      ))}
      <span className="inline-block max-w-full">
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
