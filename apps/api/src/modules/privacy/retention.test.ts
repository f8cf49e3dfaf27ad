import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../test/app.ts';
import { useDemoDatabase } from '../../../test/demo.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { memberTables, TABLES_NOT_EXPORTED } from './member-tables.ts';
import { sweep } from './retention-job.ts';
import { retentionRules } from './retention-rules.ts';

const { db, pool } = useDemoDatabase();
const DAY_MS = 24 * 3600_000;
const after = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);

const rules = (now: Date) => retentionRules({ auditDays: 365 }, new AuditLog({ now: () => now }));

/** Rows of the tables that are swept, `days` after the test's instant. */
async function countRemainingAfter(days: number, dryRun = false) {
  const now = after(days);
  await sweep({ db, rules: rules(now), now, dryRun });
  const { rows } = await pool.query<Record<string, string>>(`select
    (select count(*) from session) as session,
    (select count(*) from sign_in_throttle) as throttle,
    (select count(*) from identity_ticket) + (select count(*) from spent_proof)
      + (select count(*) from impersonation_ticket) as tickets,
    (select count(*) from device_trace) as device,
    (select count(*) from notice) as notice,
    (select count(*) from visitor_post) as post,
    (select count(*) from idempotency_key) as key,
    (select count(*) from audit_entry where kind <> 'audit-ended') as audit,
    (select count(*) from consent_decision) as consent,
    (select count(*) from privacy_request) as request,
    (select count(*) from issued_document) as document,
    (select count(*) from balance_confirmation) as confirmation,
    (select count(*) from confirmation_line where membership_no = '001234') as balances`);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]));
}

const ALL = {
  device: 1,
  session: 2,
  throttle: 2,
  tickets: 3,
  notice: 2,
  post: 1,
  key: 1,
  audit: 2,
  consent: 2,
  request: 2,
  document: 1,
  confirmation: 4,
  balances: 6,
};

beforeAll(async () => {
  const at = `timestamptz '${TEST_NOW.toISOString()}'`;
  await pool.query(`
    insert into session (token_hash, membership_no, created_at, last_seen_at, idle_seconds, absolute_expires_at, remember)
      values ('\\x01', '001234', ${at}, ${at}, 900, ${at} + interval '8 hours', false),
             ('\\x02', '001234', ${at}, ${at}, 86400, ${at} + interval '7 days', true);
    insert into sign_in_throttle (subject, failures, locked_until, counted_at)
      values ('number:001234', 2, null, ${at}), ('number:009999', 9, ${at} + interval '30 hours', ${at});
    insert into identity_ticket (ticket_hash, membership_no, expires_at) values ('\\x01', '001234', ${at} + interval '10 min');
    insert into impersonation_ticket (ticket_hash, membership_no, staff, reason, expires_at)
      values ('\\x01', '001234', 'x', 'x', ${at} + interval '1 min');
    insert into spent_proof (signature, expires_at) values ('\\x01', ${at} + interval '5 min');
    insert into device_trace (membership_no, trace, seen_at) values ('001234', '\\x01', ${at});
    insert into notice (membership_no, kind, address, device, happened_at, due_at)
      values ('001234', 'registered', 'x@example.com', '', ${at}, null), ('001234', 'registered', 'x@example.com', '', ${at}, ${at});
    insert into visitor_post (kind, row_id, address, place, user_agent, digest, created_at)
      values ('topic', 1, '203.0.113.1', '203.0.113.1', '', '\\x01', ${at});
    insert into idempotency_key (id, fingerprint, claim, claimed_at) values ('\\x01', '\\x01', '\\x01', ${at});
    insert into privacy_notice (version, title, body_html, consents, published_at) values (99, 'x', 'x', '[]', ${at});
    insert into consent_decision (membership_no, code, version, given, decided_at, address, user_agent)
      values ('001234', 'news', 99, true, ${at}, '', ''), ('001234', 'news', 99, false, ${at}, '', '');
    insert into privacy_request (membership_no, kind, detail, received_at, due_on, state, answered_at)
      values ('001234', 'erasure', 'x', ${at}, '2026-12-20', 'done', ${at}), ('001234', 'erasure', 'x', ${at}, '2026-12-20', 'received', null);
    insert into issued_document (code, document_no, kind, document_date, content_hash, seal, membership_no, issued_at)
      values ('x', 'x', 'receipt', '2026-11-20', '\\x01', '\\x01', '001234', ${at})`);
  const audit = new AuditLog({ now: () => TEST_NOW });
  for (const kind of ['signed-in', 'impersonation-started'] as const) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one chain
    await audit.append(db, { kind, membershipNo: '001234', address: '', userAgent: '' });
  }
});

describe('every table with something of a member', () => {
  it('has one rule, which members read', () => {
    const ruleTables = rules(TEST_NOW).flatMap(({ tables }) => tables);
    const held = new Set([
      ...memberTables.flatMap(({ covers }) => covers),
      ...Object.keys(TABLES_NOT_EXPORTED),
    ]);
    expect([...held].filter((table) => !ruleTables.includes(table))).toEqual([]);
    expect(new Set(ruleTables).size).toBe(ruleTables.length);
  });
});

describe('the retention job', () => {
  it('deletes nothing early, and nothing in a dry run', async () => {
    expect(await countRemainingAfter(0)).toEqual(ALL);
    expect(await countRemainingAfter(4000, true)).toEqual(ALL);
    const counted = await sweep({ db, rules: rules(after(4000)), now: after(4000), dryRun: true });
    expect(counted.reduce((sum, { rows }) => sum + rows, 0)).toBe(20);
  });

  it('deletes expired rows, and never open ones', async () => {
    const kept = { ...ALL, session: 1, tickets: 0 };
    expect(await countRemainingAfter(0.5)).toEqual(kept);
    expect(await countRemainingAfter(1.1)).toEqual({ ...kept, session: 0, throttle: 1, key: 0 });
    const months = { ...kept, session: 0, throttle: 0, key: 0 };
    expect(await countRemainingAfter(89)).toEqual(months);
    expect(await countRemainingAfter(91)).toEqual({ ...months, notice: 1, post: 0 });
    expect(await countRemainingAfter(366)).toEqual({ ...months, notice: 1, post: 0, audit: 1 });
    expect(await countRemainingAfter(401)).toMatchObject({ device: 0, audit: 1 });
    expect(await countRemainingAfter(3654)).toEqual({
      ...months,
      device: 0,
      notice: 1,
      post: 0,
      audit: 0,
      consent: 1,
      request: 1,
      document: 0,
    });
    expect(await countRemainingAfter(3690)).toMatchObject({ confirmation: 0, balances: 0 });
    expect((await verifyAudit(db)).broken).toBeNull();
  });
});
