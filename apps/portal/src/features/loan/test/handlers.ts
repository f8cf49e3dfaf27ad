import { memberHandler } from '../../../../test/member-handler.ts';
import { DEMO } from '../../../../test/demo/addresses.ts';
import { LOAN_FORECAST, LOAN_OUTLOOK, LOAN_TRIAL } from '../../../../test/loan-outlook-fixtures.ts';
import { LOAN_CONTRACT, LOAN_STATEMENT } from '../../../../test/loan-fixtures.ts';

const contractNo = encodeURIComponent(LOAN_CONTRACT.loan_contract_no);
const demoContractNo = encodeURIComponent(DEMO.contractNo);

export const handlers = [
  memberHandler('member_loan', { rc_code: '1', data: [LOAN_CONTRACT] }),
  memberHandler(`member_loan_statement/${contractNo}`, LOAN_STATEMENT),
  memberHandler('member_loan_outlook', { rc_code: '1', data: [LOAN_OUTLOOK] }),
  memberHandler(`member_loan_forecast/${contractNo}`, { rc_code: '1', data: [LOAN_FORECAST] }),
  memberHandler(`member_loan_trial/${contractNo}`, { rc_code: '1', data: [LOAN_TRIAL] }),
];

export const demoCalls = {
  'post /api/member/member_loan': '/member/loan',
  'post /api/member/member_loan_outlook': '/member/loan',
  [`post /api/member/member_loan_statement/${demoContractNo}`]: `/member/loan_statement/${demoContractNo}`,
  [`post /api/member/member_loan_forecast/${demoContractNo}`]: '/member/loan',
  [`post /api/member/member_loan_trial/${demoContractNo}`]: {
    screen: '/member/loan',
    body: { kind: 'monthly', amount: '2000.00' },
    filled: { field: /^ชำระเพิ่มเดือนละ/, text: '2,000' },
  },
  [`post /api/member/member_loan_payoff/${demoContractNo}`]: {
    screen: '/member/loan',
    filled: { field: /^วันที่จะชำระ/, text: '15 1 2570' },
  },
};
