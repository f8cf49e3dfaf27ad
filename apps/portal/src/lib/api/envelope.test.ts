import { memberDep } from '@sahakorn/contract/deposit';
import { login } from '@sahakorn/contract/session';
import { termsOfCondition } from '@sahakorn/contract/terms';
import { describe, expect, it } from 'vitest';
import { request } from './api-request.ts';
import { parseEnvelope } from './envelope.ts';

const accounts = request(memberDep, {});

function answer(body: unknown, status = 200, statusText = 'OK') {
  return { status, statusText, text: typeof body === 'string' ? body : JSON.stringify(body) };
}

it('gives the body of a success', () => {
  expect(parseEnvelope(accounts, answer({ rc_code: '1', data: [] }))).toEqual({
    data: { rc_code: '1', data: [] },
  });
});

it('takes the number 1 for success too', () => {
  expect(parseEnvelope(accounts, answer({ rc_code: 1, data: [] }))).toEqual({
    data: { rc_code: '1', data: [] },
  });
});

it('gives a body that has no rc_code when the contract promises none', () => {
  const signedIn = {
    token: 't',
    token_type: 'bearer',
    expires_in: 900,
    membership_no: '001234',
    member: { prename: '', member_name: 'สมหญิง', member_surname: 'ใจดี' },
  };
  expect(parseEnvelope(request(login, {}), answer(signedIn))).toEqual({ data: signedIn });
});

it('reads what can be read, and says nothing of the rest', () => {
  const result = parseEnvelope(
    accounts,
    answer({ rc_code: '1', data: [{ balance: 12.5, opened_on: 'เมื่อวาน' }] }),
  );
  expect(result.data).toMatchObject({
    data: [{ balance: '12.50', opened_on: '', deposit_account_no: null }],
  });
});

it.each([
  ['a field', { token: null }],
  ['a number', { membership_no: 'ก' }],
])('takes an answer without %s that the caller needs for malformed', (_what, fields) => {
  const asked = request(login, { needs: ['token', 'membership_no'] });
  const body = { token: 't', membership_no: '001234', ...fields };
  expect(parseEnvelope(asked, answer(body))).toMatchObject({ error: { kind: 'malformed' } });
});

it('refuses an answer with any issue where the caller needs everything', () => {
  const asked = request(memberDep, { needs: 'everything' });
  const body = { rc_code: '1', data: [{ balance: '12.50' }] };
  const result = parseEnvelope(asked, answer(body));
  expect(result.error?.message).toContain('member_dep: cannot read data[].deposit_account_no');
  expect(result.error?.message).not.toContain('12.50');
});

it('takes any other rc_code for a refusal with its reason', () => {
  expect(parseEnvelope(accounts, answer({ rc_code: '0', rc_des: 'ยังไม่เปิดบริการ' }))).toEqual({
    error: { kind: 'refused', code: '0', message: 'ยังไม่เปิดบริการ' },
  });
});

it('takes the error of a refusal for its reason where it has no rc_des', () => {
  expect(parseEnvelope(accounts, answer({ rc_code: '0', error: 'ปิดปรับปรุง' }))).toEqual({
    error: { kind: 'refused', code: '0', message: 'ปิดปรับปรุง' },
  });
});

it('refuses without a reason when rc_des is missing or no text', () => {
  expect(parseEnvelope(accounts, answer({ rc_code: '0', rc_des: 5 }))).toEqual({
    error: { kind: 'refused', code: '0', message: '' },
  });
});

it.each([
  [['เลขสมาชิกต้องเป็นตัวเลข', 'กรอกชื่อ'], { errors: ['เลขสมาชิกต้องเป็นตัวเลข', 'กรอกชื่อ'] }],
  [[], {}],
  [[7], {}],
  [['กรอกชื่อ', 7, null, ''], { errors: ['กรอกชื่อ'] }],
  [
    Array.from({ length: 25 }, (_, at) => `ข้อ ${at}`),
    { errors: Array.from({ length: 20 }, (_, at) => `ข้อ ${at}`) },
  ],
  ['กรอกชื่อ', {}],
])('refuses with the errors %j as %j', (errors, kept) => {
  expect(parseEnvelope(accounts, answer({ rc_code: '0', rc_des: 'ไม่ครบ', errors }))).toEqual({
    error: { kind: 'refused', code: '0', message: 'ไม่ครบ', ...kept },
  });
});

it('gives an answer under another rc_code that the call knows', () => {
  const terms = request(termsOfCondition, { answers: ['1', '0'] });
  const body = { rc_code: '0', data: [{ version: 2, title: 'ข้อกำหนด', body_html: '<p>…</p>' }] };
  expect(parseEnvelope(terms, answer(body))).toEqual({ data: body });
});

describe('a failure', () => {
  it('keeps the sentence, the plain words, the code and the wait', () => {
    const body = {
      error: 'รอ 30 วินาที',
      message: 'too many wrong tries',
      code: 'locked',
      retry_after: 30,
      request_id: 'r-1',
    };
    expect(parseEnvelope(accounts, answer(body, 429, 'Too Many Requests'))).toEqual({
      error: {
        kind: 'failed',
        status: 429,
        notice: 'รอ 30 วินาที',
        message: 'too many wrong tries',
        code: 'locked',
        retryAfterSeconds: 30,
        requestId: 'r-1',
      },
    });
  });

  it('rejects with the status text when the body has no message', () => {
    expect(parseEnvelope(accounts, answer('<html>', 502, 'Bad Gateway'))).toEqual({
      error: { kind: 'failed', status: 502, message: 'Bad Gateway' },
    });
  });

  it('takes the wait from the header when the body names none', () => {
    const unavailable = { ...answer({}, 503, 'Service Unavailable'), retryAfterSeconds: 2 };
    expect(parseEnvelope(accounts, unavailable)).toMatchObject({ error: { retryAfterSeconds: 2 } });
  });

  it('ignores fields of the wrong type', () => {
    const body = { error: { th: 'ก' }, message: 7, code: null, retry_after: '30' };
    expect(parseEnvelope(accounts, answer(body, 400, 'Bad Request'))).toEqual({
      error: { kind: 'failed', status: 400, message: 'Bad Request' },
    });
  });
});

it.each([
  ['HTML', '<!doctype html><title>Login</title>'],
  ['an empty text', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a null list', '{"rc_code":"1","data":null}'],
  ['no list', '{"rc_code":"1"}'],
  ['no rc_code', '{"data":[]}'],
  ['an rc_code that is an object', '{"rc_code":{},"data":[]}'],
])('takes %s for malformed', (_what, text) => {
  expect(parseEnvelope(accounts, answer(text))).toMatchObject({ error: { kind: 'malformed' } });
});
