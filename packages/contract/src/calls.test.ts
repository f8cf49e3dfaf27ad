import { describe, expect, it } from 'vitest';
import { forgetPassword, registerAuth, registerMember } from './account.ts';
import { calls } from './calls.ts';
import { PROOF_MAX_LENGTH } from './challenge.ts';
import { memberDepStatement } from './deposit.ts';
import { memberLoanStatement } from './loan.ts';
import { login } from './session.ts';

describe('calls', () => {
  it('keeps the paths of the specification', () => {
    const paths = calls.map((call) => `${call.method} ${call.path}`);
    const expected = [
      'POST /api/member/auth/login',
      'POST /api/member/auth/logout',
      'POST /api/member/auth/getAuthUser',
      'POST /api/member/auth/devices',
      'POST /api/member/auth/devices/end',
      'POST /api/member/auth/devices/end_others',
      'POST /api/member/auth/registerauth',
      'POST /api/member/auth/register',
      'POST /api/member/auth/forget',
      'POST /api/member/termofconditional',
      'POST /api/member/termofconditional/accept',
      'POST /api/member/member_pass',
      'POST /api/member/member_activity',
      'POST /api/member/member_consents',
      'POST /api/member/member_consents/decide',
      'POST /api/member/member_privacy_requests',
      'POST /api/member/member_privacy_requests/make',
      'POST /api/member/member_data_json',
      'POST /api/member/member_data_csv',
      'POST /api/member/lastupdate_bydepstatement',
      'POST /api/member/member_status',
      'POST /api/member/wwwupload',
      'GET /api/member/member_picture/{file}',
      'POST /api/member/member_share',
      'POST /api/member/member_loan',
      'POST /api/member/member_loan_statement/{loan_contract_no}',
      'POST /api/member/member_loan_outlook',
      'POST /api/member/member_loan_forecast/{loan_contract_no}',
      'POST /api/member/member_loan_trial/{loan_contract_no}',
      'POST /api/member/member_loan_payoff/{loan_contract_no}',
      'POST /api/member/member_dep',
      'POST /api/member/member_dep_months/{deposit_account_no}',
      'POST /api/member/member_dep_nickname/{deposit_account_no}',
      'POST /api/member/member_dep_statement/{deposit_account_no}',
      'POST /api/member/member_kep',
      'POST /api/member/member_collection',
      'POST /api/member/member_monthly',
      'POST /api/member/member_deduction',
      'POST /api/member/member_coll',
      'POST /api/member/member_confirmations',
      'POST /api/member/member_confirmation/{balance_on}',
      'POST /api/member/member_confirmation_answer',
      'POST /api/member/member_confirmation_submit',
      'POST /api/member/member_gian',
      'POST /api/member/member_div',
      'POST /api/member/member_div_lines',
      'POST /api/member/member_share_growth',
      'POST /api/member/member_welfare',
      'POST /api/member/member_kepcrem',
      'GET /api/member/print_pdf/{receive_year}/{receive_month}',
      'GET /api/member/print_crem_pdf/{receive_year}/{receive_month}',
      'GET /api/member/print_share_pdf',
      'GET /api/member/print_loan_statement_pdf/{loan_contract_no}',
      'GET /api/member/print_loan_schedule_pdf/{loan_contract_no}',
      'GET /api/member/print_dep_statement_pdf/{deposit_account_no}',
      'GET /api/member/print_holdings_pdf',
      'GET /api/member/print_div_pdf/{year}',
      'GET /api/member/print_interest_pdf/{year}',
      'GET /api/member/print_confirmation_pdf/{balance_on}',
      'POST /api/info/challenge',
      'GET /api/info/manu',
      'GET /api/info/termofconditional',
      'GET /api/info/privacy',
      'GET /api/info/home',
      'GET /api/info/loan_calculator',
      'GET /api/info/dividend_calculator',
      'GET /api/info/list/{category}',
      'POST /api/info/list/search',
      'GET /api/info/show/{topicId}',
      'GET /api/info/board',
      'GET /api/info/board_show/{topic_id}',
      'POST /api/info/board_create',
      'POST /api/info/board_ans',
      'DELETE /api/info/board_show/{topic_id}',
      'DELETE /api/info/board_ans/{answer_id}',
      'POST /api/member/board_own',
      'GET /api/info/demand',
      'GET /api/info/demand_show/{demand_id}',
      'POST /api/info/demand_track',
      'POST /api/info/demand_create',
      'GET /api/info/footer',
      'GET /api/info/manufacturer',
      'POST /api/info/verify',
      'GET /admin/impersonate/auth/member',
    ];
    expect(paths.toSorted()).toEqual(expected.toSorted());
  });

  it('accepts a membership number in no member feed', () => {
    for (const call of calls.filter((item) => item.access !== 'public')) {
      const asked = Object.keys({ ...call.params?.shape, ...call.query?.shape });
      expect(asked).not.toContain('membership_no');
    }
  });

  it('marks every call that changes data as writing', () => {
    const reads = [
      'logout',
      'getAuthUser',
      'devices',
      'termofconditional',
      'lastupdate_bydepstatement',
      'board_own',
    ];
    const guarded = calls.filter(({ access }) => access === 'session' || access === 'member');
    const allowed = guarded.filter(({ writes }) => !writes).map(({ id }) => id);
    expect(allowed.filter((id) => !/^(member|print)_/.test(id)).toSorted()).toEqual(reads.toSorted());
  });

  it('drops unknown fields of a body', () => {
    const body = login.body.parse({ membership_no: '1234', mem_password: 'x', role: 'admin' });
    expect(body).toEqual({ membership_no: '001234', mem_password: 'x', remember: false });
  });

  it('pages a statement by 50 by default and by at most 500', () => {
    expect(memberDepStatement.body.parse({})).toEqual({ limit: 50 });
    expect(memberDepStatement.body.safeParse({ limit: 501 }).success).toBe(false);
  });

  it.each([['../etc'], ['a b'], [''], ['1'.repeat(21)], ['a\u0000b']])(
    'refuses %j for an account number',
    (value) => {
      expect(memberDepStatement.params.safeParse({ deposit_account_no: value }).success).toBe(false);
    },
  );

  it.each([['ส6900123 '], [''], ['ส'.repeat(21)], ['ส\u0000'], ['ป้า'], ["ส'--"]])(
    'refuses %j for a contract number',
    (value) => {
      expect(memberLoanStatement.params.safeParse({ loan_contract_no: value }).success).toBe(false);
    },
  );
});

describe.each([registerAuth, registerMember, forgetPassword])('$id', ({ body }) => {
  it('may carry a proof of work', () => {
    const read = (given: object) => body.safeParse({ membership_no: '005678', ...given });
    for (const given of [{}, { recaptcha: null }, { recaptcha: '' }, { recaptcha: 'proof' }])
      expect(read(given)).toMatchObject({ success: true, data: given });
    expect(read({ recaptcha: 'x'.repeat(PROOF_MAX_LENGTH + 1) }).success).toBe(false);
  });
});
