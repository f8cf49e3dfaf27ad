import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { login, post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { createRandom } from '../../db/seed/random.ts';

const database = useDemoDatabase();
const NAUGHTY = new URL('../../../../../../shared/data/hostile/blns.json', import.meta.url);

/** Thai and Unicode texts that often cause errors, besides the common ones. */
const STRINGS = [
  '',
  ' ',
  '0',
  '๐๑๒๓๔๕',
  'น้ำ',
  'น\u0e4d\u0e49า',
  'ก็็็็็',
  '\u200b001234',
  '\u202e4321',
  '😀',
  '\ufeff1234',
  "'; drop table member; --",
  '%00',
  '\\u0000',
  '../../etc/passwd',
  '${jndi:ldap://x}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'NaN',
  '1e3',
  '0x10',
  '99999999999999999999',
  '__proto__',
  'x'.repeat(10_000),
];
const VALUES: unknown[] = [null, true, 0, -1, 1.5, 1e308, 2 ** 53 + 2, [], {}, [[]], { $gt: '' }];

const naughty = existsSync(NAUGHTY) ? (JSON.parse(readFileSync(NAUGHTY, 'utf8')) as string[]) : [];

let app: FastifyInstance;
let token: string;

beforeAll(async () => {
  const setUp = await buildTestApp(database);
  token = await signIn(setUp);
  await setUp.close();
});

beforeEach(async () => {
  app = await buildTestApp(database);
  await database.db.deleteFrom('sign_in_throttle').execute();
});

/** Whether a refusal has a message and is neither a server error nor shows internals. */
function isRefusal(answer: { statusCode: number; body: string }): boolean {
  const inside = /select |relation|syntax error|node_modules|at \w+ \(/;
  return [400, 401, 404, 429].includes(answer.statusCode) && !inside.test(answer.body);
}

describe('signing in with nonsense', () => {
  it('is refused in words, in either field', async () => {
    for (const value of [...STRINGS, ...VALUES]) {
      const asNumber = await login(app, value, { password: 'x' });
      const asPassword = await login(app, '777777', { password: value === '' ? 'x' : value });
      expect([asNumber, asPassword].map(isRefusal), JSON.stringify(value)).toEqual([true, true]);
      await database.db.deleteFrom('sign_in_throttle').execute();
    }
  });

  it.runIf(naughty.length > 0)('is refused for each of 515 known strings', async () => {
    for (const text of naughty) {
      expect(isRefusal(await login(app, text, { password: 'x' })), text).toBe(true);
    }
  });
});

describe('asking for a statement with nonsense', () => {
  const FIELDS = [
    'from',
    'to',
    'cursor',
    'limit',
    'item_type_code',
    'amount_from',
    'amount_to',
    'direction',
    'text',
  ] as const;
  it('is refused, or finds nothing', async () => {
    for (const value of [...STRINGS, ...VALUES]) {
      for (const field of FIELDS) {
        const answer = await post(app, 'member_dep_statement/0100012345', {
          token,
          body: { [field]: value },
        });
        expect([200, 400], `${field} ${JSON.stringify(value)}`).toContain(answer.statusCode);
      }
    }
  });

  it.runIf(naughty.length > 0)('is not found for any of 515 known strings as an account', async () => {
    for (const text of naughty) {
      const answer = await post(app, `member_dep_statement/${encodeURIComponent(text)}`, { token });
      expect([400, 404, 405, 414], text).toContain(answer.statusCode);
    }
  });
});

describe('bodies drawn at random', () => {
  const paths = [
    'auth/login',
    'auth/getAuthUser',
    'auth/registerauth',
    'auth/register',
    'auth/forget',
    'member_pass',
    'termofconditional',
    'termofconditional/accept',
    'lastupdate_bydepstatement',
    'member_status',
    'member_dep',
    'member_dep_statement/0100012345',
  ] as const;
  const names = [
    'membership_no',
    'mem_password',
    'mem_oldpassword',
    'id_card',
    'date_of_birth',
    'password',
    'ticket',
    'remember',
    'version',
    'limit',
    'cursor',
    'from',
    'to',
    'amount_from',
    'amount_to',
    'direction',
    'text',
    'x',
  ] as const;

  it.each([1, 2, 3])('never bring the server down: seed %i', async (seed) => {
    const random = createRandom(seed);
    for (let round = 0; round < 150; round += 1) {
      const values = [...STRINGS, ...VALUES] as [unknown, ...unknown[]];
      const fields = Array.from({ length: random.between(0, 4) }, () => [
        random.pick(names),
        random.pick(values),
      ]);
      const body: unknown = random.chance(80) ? Object.fromEntries(fields) : random.pick(values);
      const path = random.pick(paths);
      const answer = await post(app, path, { token, body, address: `203.0.113.${random.between(1, 250)}` });
      expect(answer.statusCode, `${path} ${JSON.stringify(body)}`).toBeLessThan(500);
    }
  });

  it.each(['{', '[', '"', '{"membership_no":', 'null', '5', 'ก', '[]', '{"a":1}x', '\ufeff{}'])(
    'may be no object or no JSON at all: %s',
    async (text) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/member/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: text,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'validation' });
    },
  );
});
