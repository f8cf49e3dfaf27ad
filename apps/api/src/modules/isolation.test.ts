import type { Call } from '@sahakorn/contract/call';
import { calls } from '@sahakorn/contract/calls';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { buildTestApp, getTestApp } from '../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../test/demo.ts';
import { createKysely } from '../db/pool.ts';

const database = useDemoDatabase();
/** A member of this week, who has accepted the terms and has no money here. */
const STRANGER = '009999';

const protectedCalls = calls.filter(({ access }) => access === 'session' || access === 'member');
const named = (list: readonly Call[]) => list.map((call) => [call.id, call] as const);

/** Numbers that belong to 001234, and numbers that do not exist. */
const RESOURCES: Readonly<Record<string, { foreign: string; missing: string }>> = {
  deposit_account_no: { foreign: '0100012345', missing: '0199999999' },
  loan_contract_no: { foreign: 'ส6700123', missing: 'ส6799999' },
  receive_year: { foreign: '2026', missing: '1999' },
  receive_month: { foreign: '10', missing: '1' },
  year: { foreign: '2025', missing: '1999' },
  balance_on: { foreign: '2026-10-31', missing: '1999-10-31' },
};

function fill({ path }: Call, whose: 'foreign' | 'missing'): string {
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(RESOURCES[name]?.[whose] ?? `no-${name}-in-RESOURCES`),
  );
}

function ask(app: FastifyInstance, { method }: Call, url: string, token: string, body: unknown = {}) {
  return app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'POST' && { payload: body as object }),
  });
}

/** An app that notes every statement it sends to the database. */
async function buildRecordingApp() {
  const queries: string[] = [];
  const db = createKysely(database.pool, undefined, ({ query }) => void queries.push(query.sql));
  return { app: await buildTestApp({ db }), queries };
}

function getFields(schema: z.ZodType | undefined): string[] {
  return schema
    ? [...JSON.stringify(z.toJSONSchema(schema, { io: 'input' })).matchAll(/"(\w+)":\{/g)].map(
        ([, name = '']) => name,
      )
    : [];
}

it.each(named(protectedCalls))(
  '%s identifies the member by the token only',
  (_id, { params, query, body }) => {
    const fields = [...getFields(params), ...getFields(query), ...getFields(body)];
    expect(fields.filter((field) => /^(membership|member)_?(no|id|number)?$/i.test(field))).toEqual([]);
  },
);

describe.each(named(protectedCalls.filter(({ access }) => access === 'member')))('%s', (_id, call) => {
  it("answers for the token's member, even if the request names another", async () => {
    const app = await getTestApp(database);
    const token = await signIn(app, STRANGER);
    const url = fill(call, 'foreign');
    const [plain, naming] = [
      await ask(app, call, url, token),
      await ask(app, call, url, token, { membership_no: '001234', member_no: '001234', id: '001234' }),
    ];
    expect(naming.statusCode).toBe(plain.statusCode);
    expect(naming.body === plain.body || call.media !== undefined).toBe(true);
    expect(naming.body).not.toContain('สมหญิง');
    expect((await ask(app, call, `${url}?membership_no=001234`, token)).statusCode).toBe(400);
  });
});

describe.each(named(protectedCalls.filter(({ params }) => params)))("another member's: %s", (_id, call) => {
  it('is answered as what does not exist, after the same work', async () => {
    const { app, queries } = await buildRecordingApp();
    const token = await signIn(app, STRANGER);
    await ask(app, call, fill(call, 'missing'), token);
    const answers = [];
    for (const whose of ['foreign', 'missing'] as const) {
      queries.length = 0;
      const { statusCode, headers, body } = await ask(app, call, fill(call, whose), token);
      // Sorted: of statements that run side by side, either may end first.
      answers.push({
        statusCode,
        body,
        headers: Object.keys(headers).toSorted(),
        queries: queries.toSorted(),
      });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ statusCode: 404, body: expect.stringContaining('"not_found"') });
  });
});

describe.each(named(protectedCalls.filter(({ method }) => method === 'GET')))('%s', (_id, call) => {
  it('is not given for a token that was signed out, or that never was', async () => {
    const app = await getTestApp(database);
    const token = await signIn(app);
    await post(app, 'auth/logout', { token });
    for (const invalid of [token, 'A'.repeat(43), 'x']) {
      const answer = await ask(app, call, fill(call, 'foreign'), invalid);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'unauthorized' });
    }
  });
});

describe('what a feed shows of others', () => {
  it('is a name beside a loan, and nothing else of them', async () => {
    const app = await getTestApp(database);
    const { rows } = await database.pool.query<Record<string, string | null>>(
      `select membership_no, id_card, mobile_no, email, date_of_birth, address_present, salary_amount::text from member`,
    );
    for (const own of ['001234', '009999']) {
      const token = await signIn(app, own);
      const feeds = protectedCalls.filter(
        ({ access, method, params }) => access === 'member' && method === 'POST' && !params,
      );
      const texts = await Promise.all(
        feeds.map(async (call) => (await ask(app, call, call.path, token)).body),
      );
      const sent = texts.join('\n');
      const mine = rows.find(({ membership_no }) => membership_no === own);
      const others = rows.filter(({ membership_no }) => membership_no !== own);
      const secrets = others.flatMap(({ membership_no, id_card, mobile_no, email, address_present }) =>
        [membership_no, id_card, mobile_no, email, address_present].filter((text) => text !== null),
      );
      expect(secrets.length).toBeGreaterThan(8);
      expect(secrets.filter((secret) => secret !== undefined && sent.includes(secret))).toEqual([]);
      const hidden = [mine?.['id_card'], mine?.['mobile_no'], mine?.['email']];
      expect(hidden.filter((secret) => secret && sent.includes(secret))).toEqual([]);
    }
  });
});
