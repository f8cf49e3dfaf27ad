import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { createKysely, createPool } from '../../db/pool.ts';
import { COMMIT, VERSION } from '../../version.ts';

const database = useTestDatabase();
const { pool } = database;
const TOKEN = 'canary-token-of-sixteen';
const EXAMPLES = path.resolve(import.meta.dirname, '../../../../../examples/monitoring');

beforeAll(async () => {
  await pool.query(`
    insert into member (membership_no, member_name, member_surname) values ('000002', 'ก', 'ข');
    insert into account (membership_no, password_hash, created_at, password_changed_at)
      values ('000002', 'x', now(), now())`);
  await pool.query(
    `insert into session (token_hash, membership_no, created_at, last_seen_at, idle_seconds, absolute_expires_at, remember)
     values ('\\x01', '000002', $1, $1, 900, $1::timestamptz + interval '1 hour', false),
            ('\\x02', '000002', $1, $1::timestamptz - interval '1 hour', 900, $1::timestamptz + interval '1 hour', false)`,
    [TEST_NOW],
  );
  await pool.query(
    `insert into notice (membership_no, kind, address, device, happened_at, due_at, given_up_at) values
       ('000002', 'registered', 'a@b.c', '', $1, $1::timestamptz - interval '90 seconds', null),
       ('000002', 'registered', 'a*@b.c', '', $1, null, $1)`,
    [TEST_NOW],
  );
  await pool.query(`insert into books (kind, loaded_at) values ('imported', $1)`, [TEST_NOW]);
});

const withToken = () =>
  buildTestApp(database, {
    pool,
    replica: { lagMs: 40, isFresh: true },
    config: { metrics: { address: null, token: TOKEN }, dataDir: temporaryFolder() },
  });

async function scrape(app: FastifyInstance): Promise<string> {
  const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

describe('who gets the metrics', () => {
  it('no one without a setting', async () => {
    const app = await buildTestApp(database, { pool });
    expect((await app.inject('/metrics')).body).not.toContain('# HELP');
  });

  it.each([[undefined], ['Bearer wrong'], [TOKEN], ['Basic x']])(
    'not a client that sends %j',
    async (authorization) => {
      const app = await withToken();
      const answer = await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
      expect(answer.statusCode).toBe(401);
      expect(answer.body).not.toContain('# HELP');
    },
  );

  it('a client of the own address, where nothing else is served', async () => {
    const port = await findFreePort();
    const metrics = { address: { host: '127.0.0.1', port }, token: null };
    const app = await buildTestApp(database, { pool, config: { metrics } });
    expect((await app.inject('/metrics')).body).not.toContain('# HELP');
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await answer.text()).toContain('sahakorn_sessions 1');
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
    const second = await buildTestApp(database, { pool, config: { metrics } });
    await expect(second.ready()).rejects.toThrow(
      `METRICS_ADDRESS 127.0.0.1:${port} cannot be opened (EADDRINUSE)`,
    );
  });

  it('of the own address, only with the token if one is set', async () => {
    const port = await findFreePort();
    const metrics = { address: { host: '127.0.0.1', port }, token: TOKEN };
    const app = await buildTestApp(database, { pool, config: { metrics } });
    await app.ready();
    const url = `http://127.0.0.1:${port}/metrics`;
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(url, { headers: { authorization: `Bearer ${TOKEN}` } })).status).toBe(200);
  });
});

describe('what is measured', () => {
  it('requests by route pattern, without numbers of members, in a bounded number of series', async () => {
    const app = await withToken();
    for (let at = 0; at < 30; at += 1) {
      await app.inject({ method: 'POST', url: `/api/member/member_dep_statement/01000${at}` });
      await app.inject(`/api/no/such/canary${at}`);
    }
    const text = await scrape(app);
    const route = 'route="/api/member/member_dep_statement/:deposit_account_no"';
    expect(text).toContain(`sahakorn_http_requests_total{method="POST",${route},status="401"} 30`);
    expect(text).toContain(`sahakorn_http_request_duration_seconds_count{method="POST",${route}} 30`);
    expect(text.match(/^sahakorn_http_requests_total\{/gm)).toHaveLength(2);
    expect(text).not.toMatch(/canary|statement\/\d|"000002"/);
  });

  it('the state of the database, the queues and the disk', async () => {
    const text = await scrape(await withToken());
    for (const line of [
      'sahakorn_database_up 1',
      'sahakorn_sessions 1',
      'sahakorn_mail_waiting 1',
      'sahakorn_mail_given_up 1',
      'sahakorn_mail_late_seconds 90',
      'sahakorn_import_running 0',
      `sahakorn_books_loaded_timestamp_seconds ${TEST_NOW.getTime() / 1000}`,
      'sahakorn_database_waiting_queries 0',
      'sahakorn_prints{state="waiting"} 0',
      'sahakorn_disk_full 0',
    ]) {
      expect(text).toContain(`\n${line}\n`);
    }
    expect(text).toMatch(/^sahakorn_disk_free_bytes \d+$/m);
    expect(text).toContain(`\nsahakorn_build_info{version="${VERSION}",commit="${COMMIT}"} 1\n`);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).not.toMatch(/^sahakorn_backup_timestamp_seconds /m);
  });

  it('an import that runs', async () => {
    const app = await withToken();
    const client = await pool.connect();
    await client.query('begin; select pg_advisory_xact_lock(5456200, 1)');
    expect(await scrape(app)).toContain('\nsahakorn_import_running 1\n');
    await client.query('rollback');
    client.release();
    expect(await scrape(app)).toContain('\nsahakorn_import_running 0\n');
  });

  it('a database that does not answer, without an error', async () => {
    const app = await withToken();
    const nowhere = createPool(
      { connectionString: 'postgresql://x@127.0.0.1:1/x' },
      'server',
      app.log as never,
    );
    const metrics = { address: null, token: TOKEN };
    const other = await buildTestApp({ db: createKysely(nowhere) }, { pool: nowhere, config: { metrics } });
    const text = await scrape(other);
    expect(text).toContain('\nsahakorn_database_up 0\n');
    expect(text).not.toMatch(/^sahakorn_sessions /m);
  });
});

describe('the examples', () => {
  const read = (file: string) => readFileSync(path.join(EXAMPLES, file), 'utf8');
  /** Histograms have three series; `up` comes from Prometheus itself. */
  const getNames = (text: string) =>
    new Set(
      (text.match(/\b(?:sahakorn|nodejs|process)_[a-z0-9_]+/g) ?? []).map((name) =>
        name.replace(/_(?:bucket|sum|count)$/, ''),
      ),
    );

  it.each(['grafana-dashboard.json', 'alert-rules.yml'])('%s names metrics that exist', async (file) => {
    const app = await withToken();
    await scrape(app);
    const declared = new Set([...(await scrape(app)).matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
    const named = getNames(read(file));
    expect(named.size).toBeGreaterThan(8);
    expect([...named].filter((name) => !declared.has(name))).toEqual([]);
  });

  it('have an expression and words for every alert', () => {
    const { groups } = parse(read('alert-rules.yml')) as {
      groups: { rules: { alert: string; expr: string; labels: object; annotations: object }[] }[];
    };
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(8);
    for (const { alert, expr, labels, annotations } of rules) {
      expect(alert).toMatch(/^Sahakorn[A-Za-z]+$/);
      expect(expr.length).toBeGreaterThan(10);
      expect(labels).toHaveProperty('severity', expect.stringMatching(/^(critical|warning)$/));
      expect(annotations).toEqual({ summary: expect.any(String), description: expect.any(String) });
    }
  });

  it('have a query for every panel of the dashboard', () => {
    const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
      panels: { id: number; title: string; targets: { expr: string }[] }[];
    };
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { title, targets } of panels) {
      expect(title.length).toBeGreaterThan(3);
      expect(targets.every(({ expr }) => expr.length > 10)).toBe(true);
    }
  });
});
