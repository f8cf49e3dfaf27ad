import { PassThrough } from 'node:stream';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { privacyCommand } from '../../cli/privacy.ts';
import { runCommand } from '../../cli/run-command.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { RetentionJob } from './retention-job.ts';
import { retentionRules } from './retention-rules.ts';

const { db, pool, url } = useTestDatabase();

/** Now, by the clocks of the machine and of the database, which are both 400 days ahead. */
const now = () => new Date();
const today = new Date(Date.now() - 400 * 24 * 3600_000);
const boot = { id: 'here', uptimeSeconds: 5000 };

async function runJob(logFile: string | null = null) {
  const lines = new PassThrough();
  const log = pino({}, lines);
  const rules = retentionRules({ auditDays: 365 }, new AuditLog({ now }));
  await new RetentionJob({ db, rules, now, readBoot: () => boot, logFile, log }).run();
  return String(lines.read() ?? '');
}

async function sweepByCommand(...args: string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const env = { DATABASE_URL: url, NODE_ENV: 'test', DATA_DIR: '/nowhere', LANG: 'th' };
  const io = { stdin: new PassThrough().end(), stdout, stderr, env };
  const code = await runCommand([privacyCommand], ['privacy', 'sweep', ...args], io);
  return { code, words: `${stdout.read() ?? ''}${stderr.read() ?? ''}` };
}

async function count() {
  const { rows } = await pool.query<Record<string, string>>(
    `select (select count(*) from audit_entry) as entries, (select count(*) from session) as sessions`,
  );
  return rows[0];
}

beforeAll(async () => {
  const audit = new AuditLog({ now: () => today });
  const someone = { membershipNo: '000001', address: '', userAgent: '' };
  for (let index = 0; index < 90; index += 1) await audit.append(db, { kind: 'signed-in', ...someone });
  await pool.query(
    `insert into member (membership_no, member_name, member_surname) values ('000001', 'ก', 'ข')`,
  );
  await pool.query(
    `insert into account (membership_no, password_hash, created_at, password_changed_at)
     values ('000001', 'x', now(), now())`,
  );
  await pool.query(
    `insert into session (token_hash, membership_no, created_at, last_seen_at, idle_seconds, absolute_expires_at, remember)
     values ('\\x01', '000001', $1, $1, 900, $1::timestamptz + interval '8 hours', false)`,
    [today],
  );
  await pool.query('insert into clock_observation values ($1, $2, $3)', [boot.id, today, boot.uptimeSeconds]);
});

describe('with the clocks of the server and of its database 400 days ahead', () => {
  it('deletes no audit entry, no session and no log, and says so', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'retention-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const old = path.join(folder, 'portal.log.2025-01-01');
    await writeFile(old, '');
    await utimes(old, today, today);
    const log = await runJob(path.join(folder, 'portal.log'));
    expect(JSON.parse(log)).toMatchObject({ level: 50, event: 'retention_refused', fault: 'jumped' });
    expect(log).toContain('went forward by 400 days');
    expect(await count()).toEqual({ entries: '90', sessions: '1' });
    expect(await readdir(folder)).toEqual(['portal.log.2025-01-01']);
  });

  it('refuses the command too, but counts in a dry run', async () => {
    expect(await sweepByCommand()).toMatchObject({
      code: 1,
      words: expect.stringContaining('privacy sweep --today'),
    });
    expect(await sweepByCommand('--dry-run')).toMatchObject({
      code: 0,
      words: expect.stringContaining('90'),
    });
    expect(await count()).toEqual({ entries: '90', sessions: '1' });
  });

  it('refuses an operator whose calendar shows another day', async () => {
    const day = today.toISOString().slice(0, 10);
    expect(await sweepByCommand('--today', day)).toMatchObject({
      code: 1,
      words: expect.stringContaining(`ไม่ใช่ ${day}`),
    });
    expect(await count()).toEqual({ entries: '90', sessions: '1' });
  });
});

describe('after a stop of 400 days', () => {
  it('deletes what has expired once an operator confirms the day', async () => {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bangkok' }).format(now());
    expect(await sweepByCommand('--today', day)).toMatchObject({ code: 0 });
    expect(await count()).toEqual({ entries: '1', sessions: '0' });
  });

  it('continues every hour from then on', async () => {
    await pool.query('update clock_observation set boot_id = $1, uptime_seconds = $2', [
      boot.id,
      boot.uptimeSeconds,
    ]);
    expect(await runJob()).toBe('');
  });
});
