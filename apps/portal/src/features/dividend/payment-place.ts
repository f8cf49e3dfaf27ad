import type { DividendPayment } from './dividend-endpoints.ts';

/** Payment methods by code. */
const METHODS: Readonly<Record<string, string>> = {
  CSH: 'จ่ายเป็นเงินสด',
  TRB: 'โอนเข้า',
  CHQ: 'จ่ายเป็นเช็ค',
  CLR: 'หักกลบลบหนี้',
};

const TRANSFER = 'TRB';

/** Where the money of a year goes, as phrases between which a line may break: `โอนเข้าธนาคารตัวอย่าง`, `บัญชี xxx-x-x1234-x`. */
export function paymentPlace({ method, bankName, bankAccount }: DividendPayment): string[] {
  const account = bankAccount && `บัญชี ${bankAccount}`;
  // A code that a cooperative added shows as it is rather than as nothing.
  const way = method === null ? null : (METHODS[method] ?? method);
  const phrases =
    method === TRANSFER
      ? [`${way}${bankName ?? (account ? '' : 'บัญชีธนาคาร')}`, account]
      : [way, bankName, account];
  return phrases.filter((phrase) => phrase !== null);
}

/** Whether the money is paid by `today`, has a day on which it will be, or has none yet. */
export function paymentState({ paidOn }: DividendPayment, today: string): 'paid' | 'due' | 'open' {
  if (paidOn === null) return 'open';
  return paidOn <= today ? 'paid' : 'due';
}
