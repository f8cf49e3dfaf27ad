import { formatNumber } from '@sahakorn/thai/number';
import { createProgressBar, type ProgressStream } from '../../progress-bar.ts';
import type { ImportProgress } from './import-books.ts';

const PHASES: Record<ImportProgress['phase'], string> = {
  reading: 'อ่าน',
  checking: 'ตรวจยอดและการอ้างอิง',
  writing: 'บันทึก',
};

export type ProgressDisplay = { update: (progress: ImportProgress) => void; stop: () => void };

/** Shows progress on a stream; `now` returns milliseconds of a monotonic clock. */
export function showProgress(
  stream: ProgressStream,
  now: () => number = () => performance.now(),
): ProgressDisplay {
  return stream.isTTY ? showBar(stream, now) : showLines(stream);
}

function showLines(stream: ProgressStream): ProgressDisplay {
  let last = '';
  return {
    update(progress) {
      const step = describeStep(progress);
      if (step !== last) stream.write(`${step}\n`);
      last = step;
    },
    stop: () => undefined,
  };
}

function showBar(stream: ProgressStream, now: () => number): ProgressDisplay {
  const bar = createProgressBar(stream, '{step} {bar} {percentage}% {rows} แถว {rate} แถว/วินาที {left}');
  const start = now();
  bar.start(1, 0, { step: PHASES.reading, rows: '0', rate: '0', left: '' });
  return {
    update(progress) {
      const seconds = Math.max(now() - start, 1) / 1000;
      const payload = {
        step: describeStep(progress),
        rows: formatCount(progress.rows),
        ...describePace(progress, seconds),
      };
      if (progress.phase !== 'reading') return bar.update(payload);
      bar.setTotal(Math.max(progress.totalBytes, 1));
      bar.update(progress.bytes, payload);
    },
    stop: () => bar.stop(),
  };
}

function describeStep(progress: ImportProgress): string {
  return progress.phase === 'reading' ? `${PHASES.reading} ${progress.file}` : PHASES[progress.phase];
}

/** Rows a second so far, and the time that the rest of the bytes will take at that pace. */
export function describePace(progress: ImportProgress, seconds: number): { rate: string; left: string } {
  const rate = formatCount(progress.rows / seconds);
  if (progress.phase !== 'reading' || progress.bytes === 0) return { rate, left: '' };
  const left = Math.ceil((seconds * (progress.totalBytes - progress.bytes)) / progress.bytes);
  const minutes = Math.floor(left / 60);
  return { rate, left: `เหลือ ${minutes > 0 ? `${formatCount(minutes)} นาที ` : ''}${left % 60} วินาที` };
}

function formatCount(value: number): string {
  return formatNumber(Math.round(value), { decimals: 0 });
}
