import { describe, expect, it } from 'vitest';
import { memberDep } from './deposit.ts';
import { memberColl } from './guarantee.ts';
import { home } from './home.ts';
import { memberStatus } from './member.ts';
import { memberLoan } from './loan.ts';
import { login } from './session.ts';
import { termsOfCondition } from './terms.ts';
import { showTopic } from './topic.ts';

const ACCOUNT = {
  deposit_account_no: '0100012345',
  deposit_type_code: '01',
  deposit_type_name: 'เงินฝากออมทรัพย์',
  deposit_account_name: 'นางสมหญิง ใจดี',
  balance: '86410.75',
  withdrawable_amount: null,
  accumulated_interest: null,
  loan_holding_amount: null,
  monthly_deposit_amount: null,
  opened_on: '2007-11-01',
  maturity_on: null,
  close_status: '0',
  nickname: null,
};

const SIGNED_IN = {
  token: 't',
  token_type: 'bearer',
  expires_in: 900,
  membership_no: '001234',
  member: { prename: '', member_name: 'สมหญิง', member_surname: 'ใจดี' },
};

/** Reads an account with some fields replaced. */
function readAccount(fields: object) {
  return memberDep.read({ rc_code: '1', data: [{ ...ACCOUNT, ...fields }] });
}

it('reads what the contract promises as it is', () => {
  const answer = { rc_code: '1', data: [ACCOUNT] };
  expect(memberDep.read(answer)).toEqual({ data: answer, issues: [] });
});

it('drops unknown fields', () => {
  expect(readAccount({ branch: '7' })).toEqual({ data: { rc_code: '1', data: [ACCOUNT] }, issues: [] });
});

describe('an unreadable field', () => {
  it.each([
    ['balance', 'twelve'],
    ['balance', '12.345'],
    ['balance', '1,234.50'],
    ['balance', 0.1 + 0.2],
    ['balance', Number('12345678901234567')],
    ['balance', 1e21],
    ['balance', true],
    ['balance', ['1.00']],
    ['balance', undefined],
    ['deposit_type_name', null],
    ['deposit_type_name', {}],
  ])('%s: %j is null and named', (field, value) => {
    expect(readAccount({ [field]: value })).toEqual({
      data: { rc_code: '1', data: [{ ...ACCOUNT, [field]: null }] },
      issues: [`data[].${field}`],
    });
  });
});

it.each(['2026-11-19T17:00:00Z', '2026-02-30', '19/11/2569', {}])(
  'distinguishes the malformed day %j from a missing one',
  (value) => {
    expect(readAccount({ opened_on: value })).toEqual({
      data: { rc_code: '1', data: [{ ...ACCOUNT, opened_on: '' }] },
      issues: ['data[].opened_on'],
    });
  },
);

it.each([
  ['opened_on', ''],
  ['opened_on', '0000-00-00'],
  ['opened_on', '0000-00-00 00:00:00'],
  ['balance', ''],
  ['balance', null],
])('takes %s: %j for none where there may be none', (field, value) => {
  expect(readAccount({ [field]: value })).toEqual({
    data: { rc_code: '1', data: [{ ...ACCOUNT, [field]: null }] },
    issues: [],
  });
});

it.each([
  ['balance', 12_345.5, '12345.50'],
  ['balance', -7, '-7.00'],
  ['balance', 1_234_567_890_123.45, '1234567890123.45'],
  ['balance', '12345', '12345.00'],
  ['balance', '12345.5', '12345.50'],
  ['balance', '12345.5000', '12345.50'],
  ['balance', '12345678901234567.89', '12345678901234567.89'],
  ['opened_on', '2007-11-01 00:00:00', '2007-11-01'],
  ['opened_on', '2007-11-01T10:15', '2007-11-01'],
  ['deposit_account_no', 100_012_345, '100012345'],
])('reads %s: %j as %j', (field, value, read) => {
  expect(readAccount({ [field]: value })).toEqual({
    data: { rc_code: '1', data: [{ ...ACCOUNT, [field]: read }] },
    issues: [],
  });
});

it.each([
  ['12', 12],
  ['007', 7],
  ['12a', null],
  ['', null],
  [' 12', null],
  ['1e3', null],
  ['12.5', null],
])('reads the count %j as %j', (value, read) => {
  const answer = { rc_code: '1', data: [{ membership_no: '001234', deposit_account_count: value }] };
  expect(memberStatus.read(answer)?.data).toMatchObject({ data: [{ deposit_account_count: read }] });
});

it('pads a membership number that came as a number', () => {
  expect(login.read({ ...SIGNED_IN, membership_no: 1234 })).toEqual({ data: SIGNED_IN, issues: [] });
});

it('reads a value that is no object as one without readable fields', () => {
  const member = { prename: null, member_name: null, member_surname: null };
  expect(login.read({ ...SIGNED_IN, member: 'สมหญิง' })).toEqual({
    data: { ...SIGNED_IN, member },
    issues: ['member'],
  });
});

it('reads a missing optional object as null', () => {
  const answer = { rc_code: '1', data: [{ picture: 'a.jpg', next: { topic_id: '7', title: 'ถัดไป' } }] };
  expect(showTopic.read(answer)?.data).toMatchObject({
    data: [{ picture: null, next: { topic_id: 7, title: 'ถัดไป' }, album: [] }],
  });
});

describe('a list', () => {
  it.each([[null], ['none'], [{}], [undefined]])('that is %j is empty and named', (collateral) => {
    const read = memberLoan.read({ rc_code: '1', data: [{ loan_contract_no: 'ส6900123', collateral }] });
    expect(read?.data).toMatchObject({ data: [{ collateral: [] }] });
    expect(read?.issues).toContain('data[].collateral');
  });

  it('loses the elements that are no objects', () => {
    expect(memberDep.read({ rc_code: '1', data: [null, ACCOUNT, 'x', []] })).toEqual({
      data: { rc_code: '1', data: [ACCOUNT] },
      issues: ['data[]'],
    });
  });

  it.each([[[null]], [['x']], [[{}]], [[{ balance: 'x' }]]])('of nothing readable, %j, is named', (data) => {
    expect(memberDep.read({ rc_code: '1', data })).toEqual({
      data: { rc_code: '1', data: [] },
      issues: ['data[]', 'data'],
    });
  });

  it('loses the elements of whose nested objects too nothing could be read', () => {
    expect(memberColl.read({ rc_code: '1', data: [null, { liability: {} }] })).toEqual({
      data: { rc_code: '1', data: [] },
      issues: ['data[]', 'data'],
    });
  });

  it('loses the elements of a kind that the contract does not know', () => {
    const links = { kind: 'links', title: 'บริการ', items: [] };
    expect(home.read({ rc_code: '1', data: [{ kind: 'weather', title: 'อากาศ' }, links] })).toEqual({
      data: { rc_code: '1', data: [links] },
      issues: ['data[]'],
    });
  });

  it('may be missing where it is optional', () => {
    expect(termsOfCondition.read({ rc_code: '0', rc_des: 'ยังไม่ยอมรับ' })).toEqual({
      data: { rc_code: '0', rc_des: 'ยังไม่ยอมรับ', data: [] },
      issues: [],
    });
  });
});

it.each([[null], ['text'], [[]], [7], [undefined]])('refuses %j for an answer', (answer) => {
  expect(memberDep.read(answer)).toBeNull();
});
