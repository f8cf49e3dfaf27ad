import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../src/db/schema.ts';
import { DEMO_PASSWORD } from '../src/db/seed/demo-members.ts';
import { seedDemo } from '../src/db/seed/seed-demo.ts';
import { importContent } from '../src/modules/content/import-content.ts';
import { DEMO_CONTENT } from '../src/modules/content/publish-demo.ts';
import { readContentFolder } from '../src/modules/content/read-folder.ts';
import { createMediaStore } from '../src/modules/media/create-media-store.ts';
import { hashPassword } from '../src/modules/session/password.ts';
import { TEST_NOW } from './app.ts';
import { demoTemplate, type TestServer } from './database-server.ts';
import { type TestDatabase, useTestDatabase } from './database.ts';
import { makeFolder } from './temporary-folder.ts';

/**
 * A separate database for the test file, with the demonstration cooperative as of `TEST_NOW`, and its rules.
 */
export function useDemoDatabase(): TestDatabase {
  const template = (server: TestServer) =>
    demoTemplate(server, async (db) => {
      await seedDemo(db, { now: TEST_NOW, hashPassword });
      await publishRules(db);
    });
  return useTestDatabase({ template });
}

async function publishRules(db: Kysely<Database>): Promise<void> {
  const { site } = await readContentFolder(DEMO_CONTENT);
  const content = JSON.stringify(site.rules);
  await db.insertInto('site_part').values({ name: 'rules', content }).execute();
}

/** A separate database with what the demonstration cooperative publishes; its files are below `dataDir`. */
export function useDemoContent(): TestDatabase & { dataDir: string } {
  const database = useTestDatabase();
  const dataDir = makeFolder();
  beforeAll(async () => {
    const media = createMediaStore({ dataDir, media: null });
    await importContent(database.pool, { folder: DEMO_CONTENT, media, kind: 'demo', now: TEST_NOW });
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  return { ...database, dataDir };
}

type Choices = { token?: string; body?: unknown; address?: string; agent?: string; cookie?: string };

/** Posts to a path under `/api/member/`; without a body as the clients of the specification do. */
export function post(
  app: FastifyInstance,
  path: string,
  { token, body, address, agent, cookie }: Choices = {},
) {
  return app.inject({
    method: 'POST',
    url: `/api/member/${path}`,
    remoteAddress: address ?? '198.51.100.1',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(agent !== undefined && { 'user-agent': agent }),
      ...(cookie !== undefined && { cookie }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
}

/** Tries to sign in, by default with the demonstration's password. */
export function login(
  app: FastifyInstance,
  membershipNo: unknown,
  {
    password = DEMO_PASSWORD,
    remember = false,
    proof = null,
    ...choices
  }: { password?: unknown; remember?: boolean; proof?: unknown } & Choices = {},
) {
  const body = { membership_no: membershipNo, mem_password: password, remember, recaptcha: proof };
  return post(app, 'auth/login', { ...choices, body });
}

/** Signs a demonstration member in and returns the token. */
export async function signIn(
  app: FastifyInstance,
  membershipNo = '001234',
  remember = false,
): Promise<string> {
  const answer = await login(app, membershipNo, { remember });
  if (answer.statusCode !== 200) throw new Error(`${membershipNo} cannot sign in: ${answer.body}`);
  return answer.json<{ token: string }>().token;
}

/** Lets a demonstration member sign in who has not registered yet, and accepts the terms for them. */
export async function openAccount(db: Kysely<Database>, membershipNo: string): Promise<void> {
  for (const [table, columns] of [
    ['account', 'password_hash, created_at, password_changed_at'],
    ['terms_acceptance', 'version, accepted_at, address, user_agent'],
  ] as const) {
    await sql`insert into ${sql.id(table)} (membership_no, ${sql.raw(columns)})
      select ${membershipNo}, ${sql.raw(columns)} from ${sql.id(table)} where membership_no = '001234'`.execute(
      db,
    );
  }
}
