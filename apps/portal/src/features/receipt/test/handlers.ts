import { memberHandler } from '../../../../test/member-handler.ts';
import { BILL_ITEMS, COLLECTION, CREMATION_RECEIPT, RECEIPT } from '../../../../test/receipt-fixtures.ts';

export const handlers = [
  memberHandler('member_kep', { rc_code: '1', data: [RECEIPT] }),
  memberHandler('member_collection', { rc_code: '1', data: [COLLECTION] }),
  memberHandler('member_monthly', { rc_code: '1', data: BILL_ITEMS }),
  memberHandler('member_kepcrem', { rc_code: '1', data: [CREMATION_RECEIPT] }),
];

export const demoCalls = {
  'post /api/member/member_kep': '/member/kep',
  'post /api/member/member_collection': '/member/kep',
  'post /api/member/member_monthly': '/member/kep',
  'post /api/member/member_kepcrem': '/member/kepcrem',
};
