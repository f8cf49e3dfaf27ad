import type { Guarantee, GuaranteeLiability } from '@sahakorn/contract/guarantee';
import { memberColl } from '@sahakorn/contract/guarantee';
import { sumMoney } from '@sahakorn/thai/money';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { download } from '../../../test/download.ts';

const database = useDemoDatabase();
const { db } = database;

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  app = await getTestApp(database);
  token ??= await signIn(app);
});

type Answer = { rc_code: string; data: Guarantee[] };
const read = async (body?: unknown) =>
  (await post(app, 'member_coll', { token, ...(body !== undefined && { body }) })).json<Answer>();

const figures = (value: GuaranteeLiability) => ({ value, missing: [], obstacle: null });

describe('member_coll', () => {
  it('lists both directions by contract, as the contract declares them', async () => {
    const answer = await read();
    expect(memberColl.response.strict().parse(answer)).toEqual(answer);
    expect(
      answer.data.map((row) => [
        row.direction,
        row.loan_contract_no,
        row.party_name,
        row.used_amount,
        row.status,
      ]),
    ).toEqual([
      ['given', 'ฉ6800031', 'นายก้องภพ ณ บ้านไร่', '10000.00', '0'],
      ['received', 'ส6700123', 'นางสาวปิ่นมณี ศรีสุข', '200000.00', '1'],
      ['received', 'ส6700123', 'นายก้องภพ ณ บ้านไร่', '200000.00', '1'],
      ['given', 'ส6800231', 'นางสาวปิ่นมณี ศรีสุข', '150000.00', '1'],
    ]);
    expect(answer.data[3]).toMatchObject({ begin_date: '2025-11-10', loan_approve_amount: '180000.00' });
  });

  it('works out what each guarantor can be asked for now, by the rule of the cooperative', async () => {
    const { data } = await read();
    expect(data.map(({ liability, loan_contract_no }) => [loan_contract_no, liability])).toEqual([
      ['ฉ6800031', figures({ part: '0.00', most: '0.00', guarantors: 0 })],
      ['ส6700123', figures({ part: '242750.00', most: '200000.00', guarantors: 2 })],
      ['ส6700123', figures({ part: '242750.00', most: '200000.00', guarantors: 2 })],
      ['ส6800231', figures({ part: '150000.00', most: '150000.00', guarantors: 1 })],
    ]);
    expect(data[1]?.principal_balance).toBe('485500.00');
  });

  it('asks for no more than the debt, for nothing once it is repaid or moved, and for a figure only where it is known', async () => {
    const change = (set: string) =>
      sql`update loan_contract set ${sql.raw(set)} where loan_contract_no = 'ส6800231'`.execute(db);
    const { rows } = await sql<{ balance: string }>`
      select principal_balance as balance from loan_contract where loan_contract_no = 'ส6800231'`.execute(db);
    const getLiability = async () => (await read()).data[3]?.liability;
    await change("principal_balance = '90000.25'");
    expect(await getLiability()).toEqual(figures({ part: '90000.25', most: '90000.25', guarantors: 1 }));
    await change('principal_balance = null');
    expect(await getLiability()).toEqual({
      value: null,
      missing: [{ fact: 'balance', on: null }],
      obstacle: null,
    });
    await change("close_status = 'T'");
    expect(await getLiability()).toEqual(figures({ part: '0.00', most: '0.00', guarantors: 0 }));
    await change(`close_status = '0', principal_balance = '${rows[0]?.balance}'`);
  });

  it('says that the rule is missing where the cooperative has published none', async () => {
    const part = await db
      .selectFrom('site_part')
      .selectAll()
      .where('name', '=', 'rules')
      .executeTakeFirstOrThrow();
    await db.deleteFrom('site_part').where('name', '=', 'rules').execute();
    const { data } = await read();
    expect(data[3]?.liability).toMatchObject({ value: null, missing: [{ fact: 'rule' }] });
    await db
      .insertInto('site_part')
      .values({ ...part, content: JSON.stringify(part.content) })
      .execute();
  });

  it('shows nothing of the other member but the name', async () => {
    const text = JSON.stringify(await read());
    const { rows } = await sql<{ secret: string }>`
      select secret from member, unnest(array[membership_no, id_card, mobile_no, address_present, email]) as secret
      where membership_no <> '001234' and secret is not null`.execute(db);
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter(({ secret }) => text.includes(secret))).toEqual([]);
  });

  it('shows a released guarantor nothing of what the borrower owes', async () => {
    const change = (status: string) =>
      sql`update loan_collateral set status = ${status}
        where loan_contract_no = 'ส6800231' and guarantor_no = '001234'`.execute(db);
    expect((await read()).data[3]).toMatchObject({ principal_balance: '150000.00' });
    await change('0');
    expect((await read()).data[3]).toMatchObject({
      loan_contract_no: 'ส6800231',
      principal_balance: null,
      liability: figures({ part: '0.00', most: '0.00', guarantors: 0 }),
    });
    await change('1');
  });

  it('shows nothing of the other loans of a borrower, and opens no call to the one that is guaranteed', async () => {
    await sql`insert into loan_contract (loan_contract_no, membership_no, loan_type_code, loan_type_description,
        begin_date, loan_approve_amount, principal_balance, period_payment_amount)
      select 'ส6999999', membership_no, loan_type_code, 'เงินกู้พิเศษ', begin_date, 777777.77, 666666.66, 5555.55
      from loan_contract where loan_contract_no = 'ส6800231'`.execute(db);
    const text = JSON.stringify(await read());
    for (const secret of ['ส6999999', 'เงินกู้พิเศษ', '777777.77', '666666.66', '5555.55']) {
      expect(text).not.toContain(secret);
    }
    for (const contract of ['ส6800231', 'ส6999999'].map(encodeURIComponent)) {
      const calls = [
        'member_loan_statement',
        'member_loan_forecast',
        'member_loan_trial',
        'member_loan_payoff',
      ];
      const answers = await Promise.all([
        ...calls.map((call) => post(app, `${call}/${contract}`, { token })),
        ...['print_loan_statement_pdf', 'print_loan_schedule_pdf'].map((call) =>
          download(app, `${call}/${contract}`, token),
        ),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    }
    await sql`delete from loan_contract where loan_contract_no = 'ส6999999'`.execute(db);
  });

  it('says of the other guarantors of a loan how many there are, and not who', async () => {
    await sql`insert into loan_collateral
        (loan_contract_no, seq_no, collateral_type, description, used_amount, guarantor_no)
      values ('ส6800231', 9, '01', 'นายอื่น ไม่เกี่ยว', 43210.98, null)`.execute(db);
    const { data } = await read();
    const given = data.filter(({ loan_contract_no }) => loan_contract_no === 'ส6800231');
    expect(given).toHaveLength(1);
    expect(given[0]?.liability.value?.guarantors).toBe(2);
    expect(JSON.stringify(given)).not.toMatch(/นายอื่น|43210\.98/);
    await sql`delete from loan_collateral where seq_no = 9`.execute(db);
  });

  it('equals the sum in the database of what is guaranteed and still owed', async () => {
    const { rows } = await sql<{ exposed: string }>`
      select sum(used_amount) as exposed from loan_collateral
      where guarantor_no = '001234' and status = '1'`.execute(db);
    const { data } = await read();
    const standing = data.filter(({ direction, status }) => direction === 'given' && status === '1');
    expect(sumMoney(standing.map(({ used_amount }) => used_amount))).toBe(rows[0]?.exposed);
  });

  it('names a guarantor outside the register as the books do, and none for shares or property', async () => {
    await sql`insert into loan_collateral (loan_contract_no, seq_no, collateral_type, description, used_amount)
      values ('ฉ6900045', 9, '01', 'นายนอก ทะเบียน', 500.00)`.execute(db);
    const { data } = await read();
    expect(data.filter(({ loan_contract_no }) => loan_contract_no === 'ฉ6900045')).toMatchObject([
      { direction: 'received', party_name: 'นายนอก ทะเบียน', used_amount: '500.00' },
    ]);
    await sql`delete from loan_collateral where seq_no = 9`.execute(db);
  });

  it('does not count an own loan as a guarantee given', async () => {
    await sql`insert into loan_collateral
      (loan_contract_no, seq_no, collateral_type, description, used_amount, guarantor_no)
      values ('ฉ6900045', 9, '01', 'ตนเอง', 1.00, '001234')`.execute(db);
    const { data } = await read();
    const own = data.filter(({ loan_contract_no }) => loan_contract_no === 'ฉ6900045');
    expect(own.map(({ direction }) => direction)).toEqual(['received']);
    await sql`delete from loan_collateral where seq_no = 9`.execute(db);
  });

  it('is empty for a new member', async () => {
    const answer = await post(app, 'member_coll', { token: await signIn(app, '009999') });
    expect(answer.json()).toEqual({ rc_code: '1', data: [] });
  });

  it('refuses requests without a session, and ignores other membership numbers', async () => {
    expect((await post(app, 'member_coll')).statusCode).toBe(401);
    expect(await read({ membership_no: '005678' })).toEqual(await read());
  });
});
