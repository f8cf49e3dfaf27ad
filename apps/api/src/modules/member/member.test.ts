import { isIdCard } from '@sahakorn/thai/id-card';
import { describe, expect, it } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';

const database = useDemoDatabase();
const { db } = database;

async function getStatus(membershipNo: string) {
  const app = await getTestApp(database);
  const answer = await post(app, 'member_status', { token: await signIn(app, membershipNo) });
  return answer.json<{ data: Record<string, unknown>[] }>().data[0];
}

describe('member_status', () => {
  it('answers the register and the four tiles, and nothing else', async () => {
    expect(await getStatus('001234')).toEqual({
      membership_no: '001234',
      prename: 'นาง',
      member_name: 'สมหญิง',
      member_surname: 'ใจดี',
      id_card: 'x-xxxx-xxxx0-41-2',
      date_of_birth: '1977-02-07',
      joined_on: '2007-11-01',
      member_type: '01',
      member_status: '0',
      sex: 'F',
      member_group_no: '0215',
      member_group_name: 'กองคลัง สำนักงานเขตตัวอย่าง',
      position_name: 'นักวิชาการเงินและบัญชีชำนาญการ',
      salary_amount: '42860.00',
      address_present: '99/12 หมู่ที่ 4 ตำบลบ้านใหม่ อำเภอเมืองตัวอย่าง จังหวัดตัวอย่าง 10000',
      mobile_no: '08x-xxx-4567',
      email: 's***@example.com',
      picture_url: null,
      account_reset_at: null,
      deposit_balance: expect.stringMatching(/^\d+\.\d\d$/),
      deposit_account_count: 3,
      principal_balance: '497500.00',
      loan_contract_count: 2,
      share_stock: '486500.00',
      share_amount: '2500.00',
      share_paid_on: '2026-10-23',
      period: 228,
      open_confirmation: { balance_on: '2026-10-31', open_until: '2026-12-20', unanswered: 6 },
    });
  });

  describe('the confirmation that waits', () => {
    const change = (values: object) =>
      db.updateTable('balance_confirmation').set(values).where('membership_no', '=', '001234').execute();
    const waiting = async () => (await getStatus('001234'))?.['open_confirmation'];

    it('counts the lines without an answer', async () => {
      const answer = (values: { answer: 'agreed' | null; answered_at: Date | null }) =>
        db
          .updateTable('confirmation_line')
          .set(values)
          .where('membership_no', '=', '001234')
          .where('line_no', '<=', 2)
          .execute();
      await answer({ answer: 'agreed', answered_at: new Date() });
      expect(await waiting()).toMatchObject({ unanswered: 4 });
      await answer({ answer: null, answered_at: null });
    });

    it('is there until its last day, and not once it is submitted', async () => {
      await change({ open_until: '2026-11-20' });
      expect(await waiting()).toMatchObject({ open_until: '2026-11-20' });
      await change({ open_until: '2026-11-19' });
      expect(await waiting()).toBeNull();
      await change({ open_until: '2026-12-20', submitted_at: new Date() });
      expect(await waiting()).toBeNull();
      await change({ submitted_at: null });
    });

    it('is the first of several to end', async () => {
      const earlier = { membership_no: '001234', balance_on: '2026-09-30', open_until: '2026-11-30' };
      await db
        .insertInto('balance_confirmation')
        .values({ ...earlier, opened_at: new Date() })
        .execute();
      expect(await waiting()).toEqual({ balance_on: '2026-09-30', open_until: '2026-11-30', unanswered: 0 });
      await db.deleteFrom('balance_confirmation').where('balance_on', '=', earlier.balance_on).execute();
    });
  });

  it('sums open accounts only, exactly', async () => {
    const accounts = await db
      .selectFrom('deposit_account')
      .select(['balance', 'close_status'])
      .where('membership_no', '=', '001234')
      .execute();
    const satang = accounts
      .filter(({ close_status }) => close_status === '0')
      .reduce((sum, { balance }) => sum + BigInt((balance ?? '0.00').replace('.', '')), 0n);
    const digits = String(satang);
    const status = await getStatus('001234');
    expect(status?.deposit_balance).toBe(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
    expect(accounts).toHaveLength(4);
  });

  it('adds what a float would get wrong', async () => {
    await db
      .insertInto('deposit_account')
      .values(
        ['0.10', '0.20', '9007199254740.99'].map((balance, index) => ({
          deposit_account_no: `09999900${index}`,
          membership_no: '009999',
          deposit_type_code: '01',
          deposit_type_name: 'เงินฝากออมทรัพย์',
          deposit_account_name: 'นายธนิก มาใหม่',
          balance,
        })),
      )
      .execute();
    expect((await getStatus('009999'))?.deposit_balance).toBe('9007199254741.29');
    await db.deleteFrom('deposit_account').where('membership_no', '=', '009999').execute();
  });

  it('works for a new member: no shares is null, no deposits is zero', async () => {
    expect(await getStatus('009999')).toMatchObject({
      deposit_balance: '0.00',
      deposit_account_count: 0,
      principal_balance: '0.00',
      loan_contract_count: 0,
      share_stock: null,
      share_amount: null,
      share_paid_on: null,
      period: null,
    });
  });

  it('gives no sum over accounts of which one states no balance', async () => {
    await db
      .insertInto('deposit_account')
      .values(
        ['100.00', null].map((balance, index) => ({
          deposit_account_no: `099999000${index}`,
          membership_no: '009999',
          deposit_type_code: '01',
          deposit_type_name: 'เงินฝากออมทรัพย์',
          deposit_account_name: 'นายธนิก มาใหม่',
          balance,
        })),
      )
      .execute();
    expect(await getStatus('009999')).toMatchObject({ deposit_balance: null, deposit_account_count: 2 });
    await db.deleteFrom('deposit_account').where('membership_no', '=', '009999').execute();
  });

  it('shows no identity number where the books have none', async () => {
    await db.updateTable('member').set({ id_card: null }).where('membership_no', '=', '009999').execute();
    expect((await getStatus('009999'))?.id_card).toBeNull();
  });

  it('masks the telephone and the e-mail address, of any form', async () => {
    await db
      .updateTable('member')
      .set({ mobile_no: '+66 81-234-4567', email: 'not an address' })
      .where('membership_no', '=', '009999')
      .execute();
    expect(await getStatus('009999')).toMatchObject({ mobile_no: '08x-xxx-4567', email: '***' });
  });

  it('names the picture by its address on this site', async () => {
    await db
      .updateTable('member')
      .set({ picture_file: 'ab/../c.jpg' })
      .where('membership_no', '=', '009999')
      .execute();
    expect((await getStatus('009999'))?.picture_url).toBe('/api/member/member_picture/ab%2F..%2Fc.jpg');
    await db
      .updateTable('member')
      .set({ picture_file: 'a1b2.jpg' })
      .where('membership_no', '=', '009999')
      .execute();
    expect((await getStatus('009999'))?.picture_url).toBe('/api/member/member_picture/a1b2.jpg');
  });

  it('shows the signed-in member, even if the body names another', async () => {
    const app = await getTestApp(database);
    const token = await signIn(app, '001234');
    const answer = await post(app, 'member_status', { token, body: { membership_no: '004321' } });
    expect(answer.json()).toMatchObject({ data: [{ membership_no: '001234' }] });
  });
});

describe('every answer to a member', () => {
  it('is free of identity numbers, hashes and tokens, and is not kept by anyone', async () => {
    const app = await getTestApp(database);
    const token = await signIn(app, '001234');
    const paths = [
      'auth/getAuthUser',
      'termofconditional',
      'lastupdate_bydepstatement',
      'member_status',
      'member_dep',
      'member_dep_statement/0100012345',
      'member_dep_statement/0999999999',
      'auth/logout',
    ];
    for (const path of paths) {
      const answer = await post(app, path, { token });
      expect(answer.headers['cache-control'], path).toBe('no-store');
      expect(answer.headers.etag, path).toBeUndefined();
      const numbers = answer.body.replaceAll(/(?<=\d)-(?=\d)/g, '').match(/\d{13,}/g) ?? [];
      expect(
        numbers.filter((digits) => isIdCard(digits)),
        path,
      ).toEqual([]);
      expect(answer.body, path).not.toMatch(/\$argon2|password|token/);
    }
  });
});
