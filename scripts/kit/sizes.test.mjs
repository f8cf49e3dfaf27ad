// What the components cost, against the record; the twins elsewhere are measured by `npm run size`.
import { describe, expect, inject, it } from 'vitest';
import { grown, heavierThanTwins, measureKit, readRecord } from './sizes.mjs';

const kit = inject('packed').find(({ name }) => name === 'ui');

describe('the sizes of the kit', () => {
  it('have not grown beyond their record (npm run size shows all, -- --accept accepts)', async () => {
    const record = readRecord();
    const sizes = await measureKit(kit);
    expect(Object.keys(record).filter((name) => !(name in sizes))).toEqual([]);
    expect(grown(sizes, record).map(([name, size]) => ({ name, record: record[name], size }))).toEqual([]);
  });
});

describe('what counts as too heavy', () => {
  it('leaves small parts 150 bytes and large ones 5 % to grow', () => {
    const record = { small: 1000, large: 10_000 };
    expect(grown({ small: 1150, large: 10_500, unknown: 9 }, record)).toEqual([]);
    expect(grown({ small: 1151, large: 10_501 }, record)).toEqual([
      ['small', 1151],
      ['large', 10_501],
    ]);
  });

  it('compares with shadcn/ui, and with Radix Themes where there is nothing else', () => {
    const twins = { both: { shadcn: 10, themes: 5 }, one: { themes: 5 }, gone: { themes: 1 } };
    expect(heavierThanTwins({ both: 10, one: 5 }, twins)).toEqual([]);
    expect(heavierThanTwins({ both: 11, one: 6 }, twins).map(([name]) => name)).toEqual(['both', 'one']);
  });
});
