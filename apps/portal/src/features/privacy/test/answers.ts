import { answers } from '../../../../test/member-answers.ts';
import { CONSENTS, PRIVACY_REQUEST } from '../../../../test/privacy-wire.ts';

export const handlers = [
  answers('member_consents', CONSENTS),
  answers('member_privacy_requests', { rc_code: '1', data: [PRIVACY_REQUEST] }),
];

export const demoCalls = {
  'post /api/member/member_consents': '/member/privacy',
  'post /api/member/member_privacy_requests': '/member/privacy',
};
