import { WHOLE } from '@sahakorn/thai/whole-words';
import { findBrokenMatches } from './line-breaks.ts';
import { expect, lastingTest } from './portal-test.ts';
import { SCREENS, arrive, dress } from './screens.ts';

const PHONE = { theme: 'default', appearance: 'light', width: 360 } as const;

for (const screen of SCREENS) {
  lastingTest(`${screen.name} breaks no line inside a word or a number`, async ({ page }) => {
    await arrive(page, screen);
    await dress(page, { ...PHONE, textSize: '100' });
    expect.soft(await findBrokenMatches(page, WHOLE), 'at 100 %').toEqual([]);
    await dress(page, { ...PHONE, textSize: '200' });
    expect.soft(await findBrokenMatches(page, WHOLE), 'at 200 %').toEqual([]);
  });
}
