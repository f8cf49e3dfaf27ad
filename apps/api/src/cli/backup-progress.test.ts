import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { showByteProgress } from './backup-progress.ts';

function show(isTTY: boolean): string {
  const stream = Object.assign(new PassThrough(), { isTTY, columns: 120 });
  const progress = showByteProgress(stream);
  for (const done of [0, 50, 100]) progress.update('Checking', done, 100);
  progress.update('Restoring', 25, 100);
  progress.stop();
  progress.stop();
  return String(stream.read() ?? '');
}

it('draws a bar for each step on a terminal, and restores the cursor', () => {
  const drawn = show(true);
  expect(drawn).toMatch(/Checking .+ 0%.*Restoring .+ 25%/s);
  expect(
    drawn.endsWith('\u001b[?25h') || drawn.lastIndexOf('\u001b[?25h') > drawn.lastIndexOf('Restoring'),
  ).toBe(true);
});

it('writes nothing where there is no terminal', () => {
  expect(show(false)).toBe('');
});
