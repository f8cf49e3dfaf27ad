import { expect, it } from 'vitest';
import { addShares, formatPercent } from './shares.ts';

it.each([
  [['50.0000', '25.0000', '25.0000'], 'whole', '100.0000'],
  [['100'], 'whole', '100.0000'],
  [['33.33', '33.33', '33.33'], 'rounded', '99.9900'],
  [['33.3333', '33.3333', '33.3334'], 'whole', '100.0000'],
  [['16.67', '16.67', '16.67', '16.67', '16.67', '16.67'], 'rounded', '100.0200'],
  [['50', '49.99'], 'rounded', '99.9900'],
  [['50', '49.98'], 'off', '99.9800'],
  [['50.0000', '25.0000'], 'off', '75.0000'],
  [['60', '50'], 'off', '110.0000'],
  [['0.1', '0.2'], 'off', '0.3000'],
  [[null, null], 'open', '0.0000'],
  [['60', null], 'open', '60.0000'],
  [['100', null], 'off', '100.0000'],
  [['70', '40', null], 'off', '110.0000'],
])('finds that %j is %s, %s in all', (percents, state, total) => {
  expect(addShares(percents)).toEqual({ state, total });
});

it.each([
  ['50.0000', '50 %'],
  ['100', '100 %'],
  ['12.5000', '12.50 %'],
  ['33.3333', '33.3333 %'],
  ['0.0500', '0.05 %'],
])('writes %s as %s', (percent, text) => {
  expect(formatPercent(percent).replace('\u00A0', ' ')).toBe(text);
});
