import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../test/app.ts';
import { useDemoDatabase } from '../../../test/demo.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { ConfirmationAdministration } from './confirmation-administration.ts';

const { db } = useDemoDatabase();
const now = () => TEST_NOW;
const administration = new ConfirmationAdministration({ db, audit: new AuditLog({ now }), now });

const DEMO_DAY = '2026-10-31';
const open = (balanceOn: string) =>
  administration.open({ balanceOn, openUntil: '2026-12-31', staff: 'สมใจ' });

/** Two members with balances on the demonstration's day. */
let one = '';
let other = '';

beforeEach(async () => {
  await db.deleteFrom('balance_confirmation').where('balance_on', '<>', DEMO_DAY).execute();
  await db.updateTable('confirmation_line').set({ answer: null, comment: null, answered_at: null }).execute();
  await db.updateTable('balance_confirmation').set({ submitted_at: null }).execute();
  const members = await db
    .selectFrom('balance_confirmation')
    .select('membership_no')
    .orderBy('membership_no')
    .execute();
  [one = '', other = ''] = members.map(({ membership_no }) => membership_no);
});

const answerFirst = (answer: 'agreed' | 'disputed', membershipNo: string) =>
  db
    .updateTable('confirmation_line')
    .set({ answer, comment: answer === 'disputed' ? 'ไม่ตรง' : null, answered_at: TEST_NOW })
    .where('membership_no', '=', membershipNo)
    .where('line_no', '=', 1)
    .execute();

describe('opening a day', () => {
  it('asks every member with a balance once, also when two officers open it at the same moment', async () => {
    const opened = await Promise.all([open('2026-08-31'), open('2026-08-31'), open('2026-08-31')]);
    expect(opened.filter((members) => members === null)).toHaveLength(2);
    const [members] = opened.filter((count) => count !== null);
    const rounds = await administration.listRounds();
    expect(rounds.find(({ balanceOn }) => balanceOn === '2026-08-31')).toMatchObject({
      members,
      openUntil: '2026-12-31',
      submitted: 0,
      agreed: 0,
      disputed: 0,
    });
  });

  it('audits who opened it, in a log that holds', async () => {
    const entries = () =>
      db
        .selectFrom('audit_entry')
        .select(['staff', 'membership_no', 'details'])
        .where('kind', '=', 'confirmation-opened')
        .execute();
    const before = (await entries()).length;
    await open('2026-07-31');
    await open('2026-07-31');
    const after = await entries();
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)).toMatchObject({
      staff: 'สมใจ',
      membership_no: null,
      details: { balanceOn: '2026-07-31', openUntil: '2026-12-31' },
    });
    expect((await verifyAudit(db)).broken).toBeNull();
  });

  it('opens no round for a day before the books begin', async () => {
    expect(await open('1900-01-31')).toBe(0);
    const rounds = await administration.listRounds();
    expect(rounds.map(({ balanceOn }) => balanceOn)).not.toContain('1900-01-31');
  });
});

describe('the list of days', () => {
  it('begins with the latest, and counts answers of all members', async () => {
    await open('2026-09-30');
    await answerFirst('agreed', other);
    await answerFirst('disputed', one);
    const rounds = await administration.listRounds();
    expect(rounds.map(({ balanceOn }) => balanceOn)).toEqual([DEMO_DAY, '2026-09-30']);
    const [demo] = rounds;
    expect(demo).toMatchObject({ agreed: 1, disputed: 1, submitted: 0 });
    expect(demo?.lines).toBeGreaterThan(demo?.members ?? 0);
  });
});

describe('the list of answers', () => {
  it('is empty while no member has answered', async () => {
    expect(await administration.listAnswers({ balanceOn: null, disputed: false })).toEqual([]);
  });

  it('is of one day, or of disputed lines, or of both', async () => {
    await open('2026-09-30');
    await answerFirst('agreed', other);
    await answerFirst('disputed', one);
    const read = async (balanceOn: string | null, disputed: boolean) =>
      (await administration.listAnswers({ balanceOn, disputed })).map((line) => [
        line.balanceOn,
        line.membershipNo,
        line.answer,
      ]);
    expect(await read(null, false)).toEqual([
      [DEMO_DAY, one, 'disputed'],
      [DEMO_DAY, other, 'agreed'],
      ['2026-09-30', one, 'disputed'],
      ['2026-09-30', other, 'agreed'],
    ]);
    expect(await read('2026-09-30', true)).toEqual([['2026-09-30', one, 'disputed']]);
    expect(await read('2020-01-31', false)).toEqual([]);
  });
});
