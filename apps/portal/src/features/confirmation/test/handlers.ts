import { memberHandler } from '../../../../test/member-handler.ts';
import { CONFIRMATION, CONFIRMATION_HEAD } from './confirmation-fixtures.ts';

export const handlers = [
  memberHandler('member_confirmations', { rc_code: '1', data: [CONFIRMATION_HEAD] }),
  memberHandler(`member_confirmation/${CONFIRMATION_HEAD.balance_on}`, {
    rc_code: '1',
    data: [CONFIRMATION],
  }),
];

export const demoCalls = {
  'post /api/member/member_confirmations': '/member/confirmation',
  'post /api/member/member_confirmation/2026-10-31': '/member/confirmation',
};
