import { expect, it } from 'vitest';
import { shortenRuns } from './shorten-runs.ts';

const plain = (letters: number) => ({ text: 'ที่'.repeat(letters), mark: false });
const marked = { text: 'เงินกู้', mark: true };
const dots = { text: '...', mark: false };
/** Counts a Thai letter with its marks once: เ, งิ, น, กู้. */
const MARK_LENGTH = 4;

it('leaves a text of 80 characters as it is', () => {
  const runs = [plain(80 - MARK_LENGTH), marked];
  expect(shortenRuns(runs)).toBe(runs);
});

it('shows the first 80 characters where the mark is among them', () => {
  expect(shortenRuns([plain(10), marked, plain(100)])).toEqual([
    plain(10),
    marked,
    plain(80 - 10 - MARK_LENGTH),
    dots,
  ]);
});

it('shows the 80 characters around a mark further behind', () => {
  expect(shortenRuns([plain(200), marked, plain(100)])).toEqual([
    dots,
    plain(20),
    marked,
    plain(80 - 20 - MARK_LENGTH),
    dots,
  ]);
});

it('shows the last 80 characters where the mark ends the text', () => {
  expect(shortenRuns([plain(200), marked])).toEqual([dots, plain(80 - MARK_LENGTH), marked]);
});

it('shortens a text without marks', () => {
  expect(shortenRuns([plain(81)])).toEqual([plain(80), dots]);
});
