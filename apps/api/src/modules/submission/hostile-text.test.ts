import { boardCreate, boardShow } from '@sahakorn/contract/board';
import type { Call } from '@sahakorn/contract/call';
import { createDemand, showDemand } from '@sahakorn/contract/demand';
import { maskPersonal } from '@sahakorn/thai/mask-personal';
import { normaliseThai } from '@sahakorn/thai/normalise';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { firstRow, visit } from '../../../test/visitor.ts';

const FOLDER = new URL('../../../../../../shared/data/hostile/', import.meta.url);
const NAUGHTY = new URL('blns.json', FOLDER);
const MARKUP = new URL('dompurify_expect.json', FOLDER);

const database = useTestDatabase();
const build = () => buildTestApp(database, { config: { captchaMode: 'off', postsPerHour: 0 } });

const naughty = () => JSON.parse(readFileSync(NAUGHTY, 'utf8')) as string[];
const markup = () =>
  (JSON.parse(readFileSync(MARKUP, 'utf8')) as { payload: string }[]).map(({ payload }) => payload);

/** As a text is stored: in the one spelling of Thai, and without numbers of persons. */
const toKept = (text: string) => maskPersonal(normaliseThai(text));

/** Writes a text into fields of a call; returns the row, or null for a clear refusal. */
async function write<C extends Call>(
  { post }: Awaited<ReturnType<typeof visit>>,
  call: C,
  payload: Record<string, unknown>,
) {
  const answer = await post(call.id, payload);
  if (answer.statusCode === 200) return firstRow(call, answer);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'validation']);
  return null;
}

describe.runIf(existsSync(NAUGHTY) && existsSync(MARKUP))('every hostile string', () => {
  it('comes back from the board as it was written, or is refused', { timeout: 120_000 }, async () => {
    const app = await build();
    const browser = await visit(app);
    const kept = { title: 0, body: 0, name: 0 };
    for (const [at, text] of [...naughty(), ...markup()].entries()) {
      const plain = { title: `เรื่อง ${at}`, body: `เนื้อหา ${at}`, name: 'แดง' };
      const whole = { title: text, body: text, name: text };
      const tries = [whole, ...Object.keys(whole).map((field) => ({ ...plain, [field]: text }))];
      for (const payload of tries) {
        const given = await write(browser, boardCreate, payload);
        if (!given) continue;
        const shown = await app.inject(`/api/info/board_show/${given.topic_id}`);
        const { title, body, name } = firstRow(boardShow, shown);
        expect({ title, body, name }).toEqual({
          title: toKept(payload.title),
          body: toKept(payload.body),
          name: toKept(payload.name),
        });
        for (const field of ['title', 'body', 'name'] as const)
          kept[field] += Number(payload[field] === text);
        if (payload === whole) break;
      }
    }
    // A text takes nearly all; a line takes no line breaks and no direction marks.
    expect(kept.body).toBeGreaterThan(700);
    expect(kept.title).toBeGreaterThan(600);
    expect(kept.name).toBeGreaterThan(400);
  });

  it('comes back from a demand as it was written, or is refused', { timeout: 120_000 }, async () => {
    const app = await build();
    const browser = await visit(app);
    for (const [at, text] of naughty().entries()) {
      const demand = { title: `เรื่อง ${at}`, name: '', contact: '', topic_kind: 'request', public: true };
      const given = await write(browser, createDemand, { ...demand, body: text });
      await write(browser, createDemand, { ...demand, body: 'ก', name: text, contact: text });
      if (!given) continue;
      const shown = await app.inject(`/api/info/demand_show/${given.demand_id}`);
      expect(firstRow(showDemand, shown).body).toBe(toKept(text));
    }
  });
});
