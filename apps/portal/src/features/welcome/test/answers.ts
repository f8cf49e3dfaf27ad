import { answers } from '../../../../test/member-answers.ts';

export const handlers = [answers('termofconditional', { rc_code: '1', data: [] })];

export const demoCalls = {
  'get /api/info/privacy': '/member/termofconditional',
  'get /api/info/termofconditional': '/member/termofconditional',
  'post /api/member/termofconditional': '/member/status',
};
