import { impossible, known, missing } from '@sahakorn/rules/result';
import { describe, expect, it } from 'vitest';
import { useDemoDatabase } from '../../../test/demo.ts';
import { CooperativeRules } from './cooperative-rules.ts';
import { toWorkedOut } from './to-worked-out.ts';

describe('the rules of the cooperative', () => {
  const { db } = useDemoDatabase();
  const rules = new CooperativeRules({ db });

  it('are those of the published file', async () => {
    expect(await rules.findRule('loan', '2026-11-20')).toMatchObject({
      status: 'known',
      value: { yearDays: 365, payDay: 25 },
    });
  });

  it('are missing before the first day of the first version', async () => {
    expect(await rules.findRule('loan', '2000-01-01')).toEqual(missing({ fact: 'rule', on: '2000-01-01' }));
  });
});

describe('the rules of the demonstration', () => {
  const { db } = useDemoDatabase();
  const rules = new CooperativeRules({ db });

  it('do not count for imported books, of which only own rules make figures', async () => {
    const demonstration = await rules.readBook();
    expect(demonstration?.demonstration).toBe(true);
    await db.updateTable('books').set({ kind: 'imported' }).execute();
    expect(await rules.readBook()).toBeNull();
    expect(await rules.findRule('loan', '2026-11-20')).toEqual(missing({ fact: 'rule', on: '2026-11-20' }));
    const own = JSON.stringify({ ...demonstration, demonstration: undefined });
    await db.updateTable('site_part').set({ content: own }).where('name', '=', 'rules').execute();
    expect(await rules.findRule('loan', '2026-11-20')).toMatchObject({ status: 'known' });
  });
});

describe('a figure that was worked out', () => {
  it.each([
    [known(2n), { value: '2', missing: [], obstacle: null }],
    [missing({ fact: 'rate' }), { value: null, missing: [{ fact: 'rate', on: null }], obstacle: null }],
    [impossible('never-repaid'), { value: null, missing: [], obstacle: 'never-repaid' }],
  ])('is sent with why it is missing: %o', (result, sent) => {
    expect(toWorkedOut(result, String)).toEqual(sent);
  });
});
