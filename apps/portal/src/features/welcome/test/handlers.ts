import { memberHandler } from '../../../../test/member-handler.ts';

export const handlers = [memberHandler('termofconditional', { rc_code: '1', data: [] })];

export const demoCalls = {
  'get /api/info/privacy': '/member/termofconditional',
  'get /api/info/termofconditional': '/member/termofconditional',
  'post /api/member/termofconditional': '/member/status',
};
