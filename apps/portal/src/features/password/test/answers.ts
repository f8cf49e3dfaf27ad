import { answers } from '../../../../test/member-answers.ts';
import { ACTIVITY, DEVICE } from '../../../../test/privacy-wire.ts';

export const handlers = [
  answers('auth/devices', { rc_code: '1', data: [DEVICE] }),
  answers('member_activity', { rc_code: '1', data: [ACTIVITY], next_cursor: null }),
];

export const demoCalls = {
  'post /api/member/auth/devices': '/member/password',
  'post /api/member/member_activity': '/member/password',
};
