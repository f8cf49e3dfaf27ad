import { memberHandler } from '../../../../test/member-handler.ts';
import { DEMO } from '../../../../test/demo/addresses.ts';
import { ACCOUNT_ROW, MONTHS, STATEMENT } from '../../../../test/deposit-fixtures.ts';

export const handlers = [
  memberHandler('member_dep', { rc_code: '1', data: [ACCOUNT_ROW] }),
  memberHandler('member_dep_statement/0100012345', STATEMENT),
  memberHandler('member_dep_months/0100012345', { rc_code: '1', data: MONTHS }),
];

export const demoCalls = {
  'post /api/member/member_dep': '/member/deposit',
  [`post /api/member/member_dep_statement/${DEMO.accountNo}`]: `/member/dep_statement/${DEMO.accountNo}`,
  [`post /api/member/member_dep_months/${DEMO.accountNo}`]: `/member/dep_statement/${DEMO.accountNo}`,
};
