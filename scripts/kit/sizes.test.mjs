// Compares component sizes with the record. `npm run size` measures the twins in other libraries.
import { describe, expect, inject, it } from 'vitest';
import { grown, heavierThanTwins, largerThanAllTwins, measureKit, readRecord } from './sizes.mjs';

const kit = inject('packed').find(({ name }) => name === 'ui');

describe('the sizes of the kit', () => {
  it('have not grown beyond their record (npm run size shows all, -- --accept accepts)', async () => {
    const record = readRecord();
    const sizes = await measureKit(kit);
    expect(Object.keys(record)).toEqual(Object.keys(sizes));
    expect(grown(sizes, record).map(([name, size]) => ({ name, record: record[name], size }))).toEqual([]);
  });
});

describe('what counts as too heavy', () => {
  it('leaves small parts 150 bytes and large ones 5 % to grow, at once and when needed', () => {
    const record = { small: { bytes: 1000 }, large: { bytes: 10_000, later: 10_000 } };
    const allowed = {
      small: { bytes: 1150 },
      large: { bytes: 10_500, later: 10_500 },
      unknown: { bytes: 9 },
    };
    expect(grown(allowed, record)).toEqual([]);
    const names = (sizes) => grown(sizes, record).map(([name]) => name);
    expect(names({ small: { bytes: 1151 }, large: { bytes: 10_501 } })).toEqual(['small', 'large']);
    expect(names({ small: { bytes: 1000, later: 151 }, large: { bytes: 9, later: 10_501 } })).toEqual([
      'small',
      'large',
    ]);
  });

  it('is more than 40 % above the imports of the twin in shadcn/ui and the Thai lines', () => {
    const twins = { both: { shadcn: 100, themes: 5 }, themed: { themes: 5 }, gone: { shadcn: 1 } };
    expect(heavierThanTwins({ both: { bytes: 140, later: 99 }, themed: { bytes: 6 } }, twins, 0)).toEqual([]);
    expect(heavierThanTwins({ both: { bytes: 141 } }, twins, 0)).toEqual([['both', 140]]);
    expect(heavierThanTwins({ both: { bytes: 150 } }, twins, 10)).toEqual([]);
    expect(heavierThanTwins({ both: { bytes: 151 } }, twins, 10)).toEqual([['both', 150]]);
  });
});

it('finds the components that are larger than all of their twins', () => {
  const twins = {
    both: { shadcn: 10, themes: 5 },
    between: { shadcn: 10, themes: 5 },
    themed: { themes: 5 },
  };
  const sizes = { both: { bytes: 11 }, between: { bytes: 10 }, themed: { bytes: 6 } };
  expect(largerThanAllTwins(sizes, twins)).toEqual(['both', 'themed']);
});
