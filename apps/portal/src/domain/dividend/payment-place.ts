import type { Dividend } from '@sahakorn/contract/dividend';
import type { Lenient } from '@sahakorn/contract/lenient';

const METHODS: Readonly<Record<string, string>> = {
  CSH: 'จ่ายเป็นเงินสด',
  TRB: 'โอนเข้า',
  CHQ: 'จ่ายเป็นเช็ค',
  CLR: 'หักกลบลบหนี้',
};

/** The `pay_method` of a bank transfer. */
export const TRANSFER = 'TRB';

type Place = Pick<Lenient<Dividend>, 'pay_method' | 'bank_name' | 'bank_account'>;

/** Where the money of a year is paid, in phrases that each stay on one line: `โอนเข้าธนาคารตัวอย่าง`, `บัญชี xxx-x-x1234-x`. */
export function getPaymentPlace({ pay_method, bank_name, bank_account }: Place): string[] {
  const account = bank_account && `บัญชี ${bank_account}`;
  // Shows an unknown code of the cooperative as it is.
  const way = pay_method && (METHODS[pay_method] ?? pay_method);
  const phrases =
    pay_method === TRANSFER
      ? [`${way}${bank_name ?? (account ? '' : 'บัญชีธนาคาร')}`, account]
      : [way, bank_name, account];
  return phrases.filter((phrase) => phrase !== null);
}

export function getPaymentState(
  { paid_on }: Pick<Lenient<Dividend>, 'paid_on'>,
  today: string,
): 'paid' | 'due' | 'open' | 'unknown' {
  if (paid_on === null) return 'open';
  if (paid_on === '') return 'unknown';
  return paid_on <= today ? 'paid' : 'due';
}
