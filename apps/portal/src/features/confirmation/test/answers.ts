import { answers } from '../../../../test/member-answers.ts';
import { CONFIRMATION, CONFIRMATION_HEAD } from './confirmation-wire.ts';

export const handlers = [
  answers('member_confirmations', { rc_code: '1', data: [CONFIRMATION_HEAD] }),
  answers(`member_confirmation/${CONFIRMATION_HEAD.balance_on}`, { rc_code: '1', data: [CONFIRMATION] }),
];

export const demoCalls = {
  'post /api/member/member_confirmations': '/member/confirmation',
  'post /api/member/member_confirmation/2026-10-31': '/member/confirmation',
};
