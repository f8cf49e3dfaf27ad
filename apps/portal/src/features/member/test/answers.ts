import { answers } from '../../../../test/member-answers.ts';
import { STATUS_ROW } from '../../../../test/member-wire.ts';
import { DEDUCTION } from '../../../../test/receipt-wire.ts';

export const handlers = [
  answers('member_status', { rc_code: '1', data: [STATUS_ROW] }),
  answers('member_deduction', { rc_code: '1', data: [DEDUCTION] }),
];

export const demoCalls = {
  'post /api/member/member_status': '/member/status',
  'post /api/member/member_deduction': '/member/status',
};
