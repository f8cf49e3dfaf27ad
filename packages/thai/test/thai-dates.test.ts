import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatThaiDate } from '../src/date.ts';
import { parseThaiDate } from '../src/date-input.ts';

const FILE = new URL('../../../../shared/data/thaigov_news/thai_dates.tsv', import.meta.url);
const rows = existsSync(FILE) ? readRows() : [];
const now = new Date('2026-11-20T03:42:00Z');

if (rows.length === 0) {
  process.stdout.write(
    'Skipped 1,848 printed dates: ../shared/data/thaigov_news/thai_dates.tsv not found.\n',
  );
}

describe.skipIf(rows.length === 0)('dates printed by the Thai government', () => {
  const right = rows.filter(({ weekdayOk }) => weekdayOk);
  const wrong = rows.filter(({ weekdayOk }) => !weekdayOk);

  it('has 1,848 dates, 12 of them with a wrong weekday', () => {
    expect(rows).toHaveLength(1_848);
    expect(wrong).toHaveLength(12);
  });

  it('formats them as printed', () => {
    expect(right.map(({ iso }) => withSpaces(formatThaiDate(iso, { weekday: true })))).toEqual(
      right.map(({ printed }) => printed),
    );
  });

  it('parses them correctly', () => {
    expect(right.map(({ printed }) => parseThaiDate(printed, { now }))).toEqual(
      right.map(({ iso, printed }) => ({
        ok: true,
        iso,
        yearReadAs: 'buddhist',
        readBack: printed.replace(/ (\S+) (\S+)$/, '\u00a0$1\u00a0$2'),
      })),
    );
  });

  it('formats and parses those with a wrong weekday if it is left out', () => {
    const dates = wrong.map(({ printed }) => printed.replace(/^.*ที่ /, ''));
    expect(wrong.map(({ iso }) => withSpaces(formatThaiDate(iso)))).toEqual(dates);
    expect(dates.map((date) => parseThaiDate(date, { now }))).toMatchObject(
      wrong.map(({ iso }) => ({ ok: true, iso })),
    );
  });

  it('refuses those with a wrong weekday', () => {
    for (const { printed } of wrong) expect(parseThaiDate(printed, { now }).ok, printed).toBe(false);
  });
});

function readRows(): { printed: string; iso: string; weekdayOk: boolean }[] {
  const [, ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [printed = '', iso = '', weekdayOk] = line.split('\t');
    return { printed, iso, weekdayOk: weekdayOk === '1' };
  });
}

function withSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
