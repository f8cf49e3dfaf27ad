import type { Day } from './pay-days.ts';
import type { Satang } from './satang.ts';

/** What distinguishes the three kinds of loans. `item` is the kind's code on a receipt. */
export const LOAN_TYPES = {
  emergency: { letter: 'ฉ', code: '01', name: 'เงินกู้ฉุกเฉิน', item: 'ML01' },
  ordinary: { letter: 'ส', code: '02', name: 'เงินกู้สามัญ', item: 'ML02' },
  special: { letter: 'พ', code: '03', name: 'เงินกู้พิเศษ', item: 'ML03' },
} as const;

export type LoanTerms = {
  membershipNo: string;
  type: keyof typeof LOAN_TYPES;
  runningNo: number;
  begun: Day;
  approved: Satang;
  /** Hundredths of a percent a year. */
  rate: number;
  /** The rate before the present one, which begins on `until`. */
  earlier?: { rate: number; until: Day };
  /** `principal`: the same principal each month (คงต้น). `total`: the same sum each month (คงยอด). */
  constant: 'principal' | 'total';
  payment: Satang;
  installments: number;
  /** The debt of a borrower whom the member had guaranteed. */
  takenOver?: boolean;
};
