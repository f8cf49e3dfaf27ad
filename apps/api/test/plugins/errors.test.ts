import { Failure } from '@sahakorn/contract/envelope';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import {
  Conflict,
  Forbidden,
  InProgress,
  KeyReused,
  Invalid,
  InvalidCredentials,
  Locked,
  NotFound,
  RateLimited,
  ServiceUnavailable,
  SessionEnded,
  Unauthorized,
} from '../../src/errors/domain-errors.ts';
import { registerErrors } from '../../src/plugins/errors.ts';

async function answerTo(thrown: unknown) {
  const app = Fastify();
  registerErrors(app);
  app.get('/', () => {
    throw thrown;
  });
  const answer = await app.inject('/');
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: Failure.strict().parse(answer.json()),
    text: answer.body,
  };
}

function postgresError(code: string): Error {
  return Object.assign(new Error('relation "member" of /srv/portal'), {
    code,
    detail: 'Key (id_card)=(1100200300412)',
  });
}

describe('a refusal of a service', () => {
  it.each([
    [new NotFound(), 404, 'not_found', 'ไม่พบข้อมูลที่ต้องการ'],
    [new Unauthorized(), 401, 'unauthorized', 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง'],
    [new SessionEnded(), 400, 'unauthorized', 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง'],
    [new InvalidCredentials(), 401, 'invalid_credentials', 'เลขทะเบียนสมาชิกหรือรหัสผ่านไม่ถูกต้อง'],
    [new Forbidden(), 403, 'forbidden', 'ท่านไม่มีสิทธิ์ทำรายการนี้'],
    [new Forbidden('terms_required'), 403, 'terms_required', 'กรุณายอมรับข้อตกลงและเงื่อนไขก่อนใช้งาน'],
    [
      new Forbidden('password_reset_required'),
      403,
      'password_reset_required',
      'กรุณาตั้งรหัสผ่านใหม่ที่เมนูลืมรหัสผ่านก่อนเข้าสู่ระบบ',
    ],
    [
      new Forbidden('password_change_required'),
      403,
      'password_change_required',
      'กรุณาตั้งรหัสผ่านของท่านเองก่อนใช้งาน',
    ],
    [new Conflict(), 409, 'conflict', 'ข้อมูลมีการเปลี่ยนแปลง กรุณาลองใหม่อีกครั้ง'],
    [new InProgress(), 409, 'in_progress', 'ระบบกำลังบันทึกรายการนี้อยู่ กรุณารอสักครู่แล้วลองใหม่อีกครั้ง'],
    [new KeyReused(), 422, 'idempotency_key_reused', 'รายการนี้ไม่ตรงกับที่ส่งครั้งก่อน กรุณาเปิดหน้านี้ใหม่แล้วส่งอีกครั้ง'],
    [new Invalid('body.x: wrong'), 400, 'validation', 'ข้อมูลที่ส่งมาไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่อีกครั้ง'],
    [new ServiceUnavailable(), 503, 'unavailable', 'ระบบไม่พร้อมให้บริการชั่วคราว กรุณารอสักครู่แล้วลองใหม่อีกครั้ง'],
  ])('%s answers %i %s in Thai', async (thrown, status, code, thai) => {
    const answer = await answerTo(thrown);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code, error: thai, message: thrown.message });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each([
    [new Locked(30), 'locked', 'ใส่ข้อมูลผิดเกินจำนวนครั้งที่กำหนด กรุณารอ 30 วินาที แล้วลองใหม่อีกครั้ง'],
    [new RateLimited(7), 'rate_limited', 'มีคำขอมากเกินไป กรุณารอ 7 วินาที แล้วลองใหม่อีกครั้ง'],
  ])('%s says how long to wait', async (thrown, code, thai) => {
    const answer = await answerTo(thrown);
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe(String(thrown.retryAfter));
    expect(answer.body).toMatchObject({ code, error: thai, retry_after: thrown.retryAfter });
  });

  it('requests a bearer token where one is missing', async () => {
    expect((await answerTo(new Unauthorized())).headers['www-authenticate']).toBe('Bearer');
  });
});

describe('a database that is away', () => {
  it.each([
    Object.assign(new Error('connect ECONNREFUSED /srv/sock'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('connect ENOENT /srv/sock'), { code: 'ENOENT', syscall: 'connect' }),
    new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })]),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    new Error('Query read timeout'),
    ...['57P01', '57P02', '57P03', '57014', '53300', '53100', '08006', '40001', '40P01', '25006'].map(
      postgresError,
    ),
  ])('answers 503 for %s, to be tried again soon', async (thrown) => {
    const answer = await answerTo(thrown);
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.body.code).toBe('unavailable');
    expect(answer.text).not.toMatch(/srv|relation|timeout|connect/i);
  });
});

describe('a refusal of the framework', () => {
  it.each([
    ['FST_ERR_HANDLER_TIMEOUT', 503, 'unavailable'],
    ['FST_ERR_CTP_BODY_TOO_LARGE', 413, 'payload_too_large'],
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 415, 'unsupported_media_type'],
    ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 400, 'validation'],
  ])('%s answers %i %s in our words', async (code, statusCode, failureCode) => {
    const answer = await answerTo(Object.assign(new Error(`${code}: inside`), { code, statusCode }));
    expect(answer.status).toBe(statusCode);
    expect(answer.body.code).toBe(failureCode);
    expect(answer.text).not.toMatch(/FST_|inside/);
  });
});

describe('an unexpected error', () => {
  it.each([
    new Error('SQLITE_ERROR in /srv/app/db.ts'),
    new TypeError("Cannot read properties of undefined (reading 'x')"),
    Object.assign(new Error('ENOENT /srv/file'), { code: 'ENOENT', syscall: 'open' }),
    Object.assign(new Error('own status'), { statusCode: 418 }),
    postgresError('42P01'),
    postgresError('23505'),
    'a string',
    null,
    undefined,
    { statusCode: 200 },
  ])('answers 500 for %s without a word of it', async (thrown) => {
    const answer = await answerTo(thrown);
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      error: 'ขออภัย ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง',
      message: 'internal error',
      code: 'internal',
      request_id: expect.any(String),
    });
  });
});
