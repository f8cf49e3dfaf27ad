import { memberHandler } from '../../../../test/member-handler.ts';
import { STATUS_ROW } from '../../../../test/member-fixtures.ts';
import { DEDUCTION } from '../../../../test/receipt-fixtures.ts';

export const handlers = [
  memberHandler('member_status', { rc_code: '1', data: [STATUS_ROW] }),
  memberHandler('member_deduction', { rc_code: '1', data: [DEDUCTION] }),
];

export const demoCalls = {
  'post /api/member/member_status': '/member/status',
  'post /api/member/member_deduction': '/member/status',
};
