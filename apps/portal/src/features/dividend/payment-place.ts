import type { DividendPayment } from './dividend.ts';

/** Ways of paying, as the trade codes them. */
const METHODS: Readonly<Record<string, string>> = {
  CSH: 'จ่ายเป็นเงินสด',
  TRB: 'โอนเข้า',
  CHQ: 'จ่ายเป็นเช็ค',
  CLR: 'หักกลบลบหนี้',
};

const TRANSFER = 'TRB';

/** Where the money of a year goes: `โอนเข้าธนาคารตัวอย่าง บัญชี xxx-x-x1234-x`; null where nothing is known. */
export function paymentPlace({ method, bankName, bankAccount }: DividendPayment): string | null {
  const account = bankAccount && `บัญชี\u00A0${bankAccount}`;
  if (method === null) return [bankName, account].filter(Boolean).join(' ') || null;
  // A code that a cooperative added shows as it is rather than as nothing.
  const way = METHODS[method] ?? method;
  if (method !== TRANSFER) return [way, bankName, account].filter(Boolean).join(' ');
  return bankName ? [way + bankName, account].filter(Boolean).join(' ') : way + (account ?? 'บัญชีธนาคาร');
}

/** Whether the money is paid by `today`, has a day on which it will be, or has none yet. */
export function paymentState({ paidOn }: DividendPayment, today: string): 'paid' | 'due' | 'open' {
  if (paidOn === null) return 'open';
  return paidOn <= today ? 'paid' : 'due';
}
