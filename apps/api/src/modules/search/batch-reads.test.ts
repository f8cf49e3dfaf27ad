import { expect, it } from 'vitest';
import { batchReads } from './batch-reads.ts';

function createRead(fail = false) {
  const asked: string[] = [];
  const read = batchReads(async (terms: readonly string[]) => {
    asked.push(terms.join(' '));
    if (fail) throw new Error('the database is gone');
    return new Map(terms.map((term) => [term, term.length]));
  });
  return { read, asked };
}

it('reads the terms of searches that arrive together once, and later ones again', async () => {
  const { read, asked } = createRead();
  const [one, other] = await Promise.all([read(['ก', 'กข']), read(['กข', 'กขค'])]);
  expect([one.get('กข'), other.get('กขค')]).toEqual([2, 3]);
  await read(['ก']);
  expect(asked).toEqual(['ก กข กขค', 'ก']);
});

it('reads again after an error, which reaches all searches that waited', async () => {
  const { read, asked } = createRead(true);
  const results = await Promise.allSettled([read(['ก']), read(['ข'])]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(read(['ก'])).rejects.toThrow('gone');
  expect(asked).toEqual(['ก ข', 'ก']);
});
