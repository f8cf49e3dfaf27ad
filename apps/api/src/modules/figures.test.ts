import { expect, it } from 'vitest';
import { getTestApp } from '../../test/app.ts';
import { useDemoDatabase } from '../../test/demo.ts';
import { countedFigures, openSessions, statedFigures } from '../../test/figures.ts';

const database = useDemoDatabase();

it('every figure that a feed states to a member of the demonstration is what SQL counts', async () => {
  const { rows } = await database.pool.query<{ membership_no: string }>(
    `select membership_no from member where member_status <> '3'`,
  );
  const members = rows.map(({ membership_no }) => membership_no);
  expect(members).toEqual(expect.arrayContaining(['001234', '004321', '009999']));
  const app = await getTestApp(database);
  const tokens = await openSessions(database.pool, members);
  const counted = await countedFigures(database.pool, members);
  for (const member of members) {
    expect(await statedFigures(app, tokens.get(member) ?? ''), member).toEqual(counted.get(member));
  }
  expect(counted.get('001234')).toMatchObject({
    deposits: expect.arrayContaining([expect.objectContaining({ row_count: 2140 })]),
  });
});
