import { answers } from '../../../../test/member-answers.ts';
import { BILL_ITEMS, COLLECTION, CREMATION_RECEIPT, RECEIPT } from '../../../../test/receipt-wire.ts';

export const handlers = [
  answers('member_kep', { rc_code: '1', data: [RECEIPT] }),
  answers('member_collection', { rc_code: '1', data: [COLLECTION] }),
  answers('member_monthly', { rc_code: '1', data: BILL_ITEMS }),
  answers('member_kepcrem', { rc_code: '1', data: [CREMATION_RECEIPT] }),
];

export const demoCalls = {
  'post /api/member/member_kep': '/member/kep',
  'post /api/member/member_collection': '/member/kep',
  'post /api/member/member_monthly': '/member/kep',
  'post /api/member/member_kepcrem': '/member/kepcrem',
};
