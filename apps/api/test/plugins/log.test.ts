import type { Logger } from 'pino';
import { describe, expect, it } from 'vitest';
import { createStreamLogger } from '../../src/plugins/logger.ts';
import { buildTestApp } from '../app.ts';
import { useTestDatabase } from '../database.ts';

const database = useTestDatabase();

function remember(): { log: Logger; lines: () => Record<string, unknown>[]; text: () => string } {
  let text = '';
  const log = createStreamLogger({ write: (part) => void (text += part) }, 'info');
  const lines = () =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { log, lines, text: () => text };
}

describe('the log of requests', () => {
  it('has one line for each, with its route and never its URL', async () => {
    const { log, lines, text } = remember();
    const app = await buildTestApp(database, { log });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/member/member_dep_statement/0100012345?x=1',
    });
    expect(lines().at(-1)).toMatchObject({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      requestId: answer.headers['x-request-id'],
      method: 'POST',
      route: '/api/member/member_dep_statement/:deposit_account_no',
      status: 401,
      address: '127.0.0.1',
      msg: 'request',
    });
    expect(text()).not.toContain('0100012345');
  });

  it('holds no password, token or number of a member, nor lines of their making', async () => {
    const { log, text, lines } = remember();
    const app = await buildTestApp(database, { log });
    await app.inject({
      method: 'POST',
      url: '/api/member/auth/login',
      headers: { authorization: 'Bearer canary-token', 'user-agent': '\u001b[31mx' },
      payload: { membership_no: '000001', mem_password: 'canary-password\n{"level":"fatal"}' },
    });
    await app.inject({
      method: 'POST',
      url: '/api/member/auth/login',
      payload: { membership_no: 'canary-number\n{}' },
    });
    expect(text()).not.toContain('canary');
    for (const line of lines()) expect(line).toHaveProperty('msg');
  });

  it('has the ids of the client and of its trace', async () => {
    const { log, lines } = remember();
    const app = await buildTestApp(database, { log });
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const headers = { 'x-request-id': 'from-the-proxy', traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    const answer = await app.inject({ url: '/healthz', headers });
    const spanId = String(answer.headers.traceparent).split('-')[2];
    expect(lines().at(-1)).toMatchObject({ requestId: 'from-the-proxy', traceId, spanId });
    await app.inject('/healthz');
    expect(lines().at(-1)).not.toHaveProperty('traceId');
  });

  it('holds no URL of a malformed or late request', async () => {
    const { log, lines, text } = remember();
    const app = await buildTestApp(database, { log });
    const url = '/api/member/member_dep_statement/0100012345';
    expect((await app.inject({ method: 'POST', url: `${url}%E0` })).statusCode).toBe(400);
    const late = new Error('Reply was already sent, did you forget to "return reply" in "/x/0100012345"?');
    log.warn({ err: Object.assign(late, { code: 'FST_ERR_REP_ALREADY_SENT' }) });
    expect(lines().at(-1)).toMatchObject({ err: { code: 'FST_ERR_REP_ALREADY_SENT' } });
    expect(text()).not.toContain('0100012345');
  });

  it('hides secrets that someone logs by mistake', () => {
    const { log, lines } = remember();
    log.info(
      {
        body: { mem_password: 'x', id_card: '1100200300412' },
        req: { headers: { authorization: 'x' } },
        token: 'x',
      },
      'oops',
    );
    expect(lines()[0]).toMatchObject({
      body: { mem_password: '[hidden]', id_card: '[hidden]' },
      req: { headers: { authorization: '[hidden]' } },
      token: '[hidden]',
    });
  });

  it('keeps the details of a constraint out of an error', () => {
    const { log, text } = remember();
    log.error(
      {
        err: Object.assign(new Error('duplicate key'), {
          code: '23505',
          detail: 'Key (id_card)=(1100200300412)',
        }),
      },
      'failed',
    );
    expect(text()).toContain('duplicate key');
    expect(text()).not.toContain('1100200300412');
  });
});

describe('a report of the content policy', () => {
  const report = {
    'csp-report': {
      'violated-directive': 'img-src',
      'blocked-uri': 'https://evil.test/member/0100012345?t=1',
    },
  };

  it('is logged by its origin', async () => {
    const { log, lines } = remember();
    const app = await buildTestApp(database, { log });
    const headers = { 'content-type': 'application/csp-report' };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/csp-report',
      headers,
      payload: JSON.stringify(report),
    });
    expect(answer.statusCode).toBe(204);
    expect(lines()[0]).toMatchObject({ level: 'warn', directive: 'img-src', blocked: 'https://evil.test' });
  });

  it.each(['', '{', '[]', '{"csp-report":5}', '\u0000'])(
    'that is none (%j) is passed over',
    async (payload) => {
      const { log, text } = remember();
      const app = await buildTestApp(database, { log });
      const headers = { 'content-type': 'application/csp-report' };
      const answer = await app.inject({ method: 'POST', url: '/api/csp-report', headers, payload });
      expect(answer.statusCode).toBeOneOf([204, 400]);
      expect(text()).not.toContain('content policy');
    },
  );

  it('cannot fill the log', async () => {
    const { log, lines } = remember();
    const app = await buildTestApp(database, { log });
    await Promise.all(
      Array.from({ length: 100 }, () =>
        app.inject({ method: 'POST', url: '/api/csp-report', payload: report }),
      ),
    );
    expect(lines().filter(({ msg }) => msg === 'Content Security Policy violation')).toHaveLength(30);
  });
});
