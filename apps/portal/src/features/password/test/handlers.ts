import { memberHandler } from '../../../../test/member-handler.ts';
import { ACTIVITY, DEVICE } from '../../../../test/privacy-fixtures.ts';

export const handlers = [
  memberHandler('auth/devices', { rc_code: '1', data: [DEVICE] }),
  memberHandler('member_activity', { rc_code: '1', data: [ACTIVITY], next_cursor: null }),
];

export const demoCalls = {
  'post /api/member/auth/devices': '/member/password',
  'post /api/member/member_activity': '/member/password',
};
