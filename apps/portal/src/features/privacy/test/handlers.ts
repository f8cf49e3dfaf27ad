import { memberHandler } from '../../../../test/member-handler.ts';
import { CONSENTS, PRIVACY_REQUEST } from '../../../../test/privacy-fixtures.ts';

export const handlers = [
  memberHandler('member_consents', CONSENTS),
  memberHandler('member_privacy_requests', { rc_code: '1', data: [PRIVACY_REQUEST] }),
];

export const demoCalls = {
  'post /api/member/member_consents': '/member/privacy',
  'post /api/member/member_privacy_requests': '/member/privacy',
};
