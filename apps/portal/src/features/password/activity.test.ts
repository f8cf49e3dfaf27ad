import { expect, it } from 'vitest';
import { describeActivity } from './activity.ts';

it.each([
  ['document-opened', 'receipt-69-000123.pdf', 'ใบเสร็จรับเงิน เลขที่ 69-000123'],
  ['document-opened', 'cremation-invoice-69-000002.pdf', 'ใบแจ้งหนี้เงินสงเคราะห์ศพ เลขที่ 69-000002'],
  ['document-opened', 'something-new.pdf', 'เอกสาร'],
  ['impersonation-started', 'สมาชิกโทรสอบถาม', 'เหตุผล: สมาชิกโทรสอบถาม'],
  ['signed-in', null, null],
] as const)('says of %s %s: %s', (kind, detail, words) => {
  expect(describeActivity({ kind, detail })).toBe(words);
});
