import { http, HttpResponse, type JsonBodyType } from 'msw';
import { DIVIDEND_EXPLAINED, DIVIDEND_YEAR, WELFARE } from './benefit-wire.ts';
import { CONFIRMATION, CONFIRMATION_HEAD } from './confirmation-wire.ts';
import { ACCOUNT_ROW, MONTHS, STATEMENT } from './deposit-wire.ts';
import { infoAnswers } from './info-wire.ts';
import { LOAN_FORECAST, LOAN_OUTLOOK, LOAN_TRIAL } from './loan-outlook-wire.ts';
import { LOAN_CONTRACT, LOAN_STATEMENT } from './loan-wire.ts';
import { LOGIN_ANSWER, STATUS_ROW } from './member-wire.ts';
import { postAnswers } from './posts-wire.ts';
import { ACTIVITY, DEVICE, CONSENTS, PRIVACY_REQUEST } from './privacy-wire.ts';
import { RECEIPT, COLLECTION, BILL_ITEMS, CREMATION_RECEIPT, DEDUCTION } from './receipt-wire.ts';
import { SHARE_STATEMENT, SHARE_YEARS } from './share-wire.ts';

/** Answers a call of the member area. */
export function answers(path: string, body: JsonBodyType, init?: { status?: number; headers?: HeadersInit }) {
  return http.post(`*/api/member/${path}`, () => HttpResponse.json(body, init));
}

/** A server on which all is well. */
export function allAnswers() {
  return [
    ...infoAnswers(),
    ...postAnswers(),
    answers('auth/login', LOGIN_ANSWER),
    answers('auth/logout', { rc_code: '1', message: 'ออกจากระบบแล้ว', data: [] }),
    answers('auth/getAuthUser', {
      rc_code: '1',
      data: [{ membership_no: '001234', member: LOGIN_ANSWER.member }],
    }),
    answers('auth/devices', { rc_code: '1', data: [DEVICE] }),
    answers('member_consents', CONSENTS),
    answers('member_privacy_requests', { rc_code: '1', data: [PRIVACY_REQUEST] }),
    answers('member_activity', { rc_code: '1', data: [ACTIVITY], next_cursor: null }),
    answers('termofconditional', { rc_code: '1', data: [] }),
    answers('lastupdate_bydepstatement', { rc_code: '1', data: '2026-11-19' }),
    answers('member_status', { rc_code: '1', data: [STATUS_ROW] }),
    answers('member_share', SHARE_STATEMENT),
    answers('member_share_growth', { rc_code: '1', data: SHARE_YEARS }),
    answers('member_loan', { rc_code: '1', data: [LOAN_CONTRACT] }),
    answers(`member_loan_statement/${encodeURIComponent(LOAN_CONTRACT.loan_contract_no)}`, LOAN_STATEMENT),
    answers('member_loan_outlook', { rc_code: '1', data: [LOAN_OUTLOOK] }),
    answers(`member_loan_forecast/${encodeURIComponent(LOAN_CONTRACT.loan_contract_no)}`, {
      rc_code: '1',
      data: [LOAN_FORECAST],
    }),
    answers(`member_loan_trial/${encodeURIComponent(LOAN_CONTRACT.loan_contract_no)}`, {
      rc_code: '1',
      data: [LOAN_TRIAL],
    }),
    answers('member_dep', { rc_code: '1', data: [ACCOUNT_ROW] }),
    answers('member_dep_statement/0100012345', STATEMENT),
    answers('member_dep_months/0100012345', { rc_code: '1', data: MONTHS }),
    answers('member_kep', { rc_code: '1', data: [RECEIPT] }),
    answers('member_collection', { rc_code: '1', data: [COLLECTION] }),
    answers('member_monthly', { rc_code: '1', data: BILL_ITEMS }),
    answers('member_deduction', { rc_code: '1', data: [DEDUCTION] }),
    answers('member_kepcrem', { rc_code: '1', data: [CREMATION_RECEIPT] }),
    answers('member_coll', { rc_code: '1', data: [] }),
    answers('member_confirmations', { rc_code: '1', data: [CONFIRMATION_HEAD] }),
    answers(`member_confirmation/${CONFIRMATION_HEAD.balance_on}`, { rc_code: '1', data: [CONFIRMATION] }),
    answers('member_gian', { rc_code: '1', data: [] }),
    answers('member_div', { rc_code: '1', data: [DIVIDEND_YEAR] }),
    answers('member_div_lines', { rc_code: '1', data: [DIVIDEND_EXPLAINED] }),
    answers('member_welfare', WELFARE),
  ];
}
