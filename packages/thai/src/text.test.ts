import { expect, it } from 'vitest';
import { formatText } from './text.ts';

it.each([
  ['สมหญิง', 'สมหญิง'],
  ['', ''],
  [null, ' - '],
  [undefined, ' - '],
])('shows %j as %j', (text, shown) => {
  expect(formatText(text)).toBe(shown);
});
