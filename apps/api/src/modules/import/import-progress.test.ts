import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { ImportProgress } from './import-books.ts';
import { describePace, showProgress } from './import-progress.ts';

const reading = (file: string, bytes: number, rows: number): ImportProgress => ({
  phase: 'reading',
  file,
  bytes,
  totalBytes: 1000,
  rows,
});

const STEPS: ImportProgress[] = [
  reading('member.csv', 100, 10),
  reading('member.csv', 250, 2000),
  reading('member_dep.csv', 1000, 8000),
  { phase: 'checking', rows: 8000 },
  { phase: 'writing', rows: 8000 },
];

function show(isTTY: boolean, language: 'th' | 'en' = 'th'): string {
  const stream = Object.assign(new PassThrough(), { isTTY, columns: 120 });
  let clock = 0;
  const display = showProgress(stream, language, () => (clock += 2000));
  for (const step of STEPS) display.update(step);
  display.stop();
  return String(stream.read() ?? '');
}

describe('showProgress', () => {
  it('writes a line for each file and step where there is no terminal', () => {
    expect(show(false)).toBe('อ่าน member.csv\nอ่าน member_dep.csv\nตรวจยอดและการอ้างอิง\nบันทึก\n');
    expect(show(false, 'en')).toBe(
      'reading member.csv\nreading member_dep.csv\nchecking balances and references\nwriting\n',
    );
  });

  it('draws a bar on a terminal and restores the cursor', () => {
    const drawn = show(true);
    expect(drawn).toContain('แถว/วินาที');
    expect(drawn).toContain('\u001b[?25h');
  });
});

describe('describePace', () => {
  it.each([
    [reading('a', 250, 2000), 4, { rate: '500', left: 'เหลือ 12 วินาที' }],
    [reading('a', 1, 12), 0.5, { rate: '24', left: 'เหลือ 8 นาที 20 วินาที' }],
    [reading('a', 1000, 70_000), 10, { rate: '7,000', left: 'เหลือ 0 วินาที' }],
    [reading('a', 0, 0), 1, { rate: '0', left: '' }],
    [{ phase: 'writing', rows: 500 } as const, 2, { rate: '250', left: '' }],
  ])('shows rows per second and the remaining time: %j', (progress, seconds, pace) => {
    expect(describePace(progress, seconds, 'th')).toEqual(pace);
  });
});
