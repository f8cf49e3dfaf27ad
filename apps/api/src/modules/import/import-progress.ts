import { formatNumber } from '@sahakorn/thai/number';
import type { Language } from '../../language.ts';
import { toTerminalLine } from '../../terminal-text.ts';
import { createProgressBar, type ProgressStream } from '../../progress-bar.ts';
import type { ImportProgress } from './import-books.ts';

type ProgressWords = {
  phases: Readonly<Record<ImportProgress['phase'], string>>;
  bar: string;
  left: (minutes: string | null, seconds: number) => string;
};

const WORDS: Readonly<Record<Language, ProgressWords>> = {
  th: {
    phases: { reading: 'อ่าน', checking: 'ตรวจยอดและการอ้างอิง', writing: 'บันทึก' },
    bar: '{step} {bar} {percentage}% {rows} แถว {rate} แถว/วินาที {left}',
    left: (minutes, seconds) => `เหลือ ${minutes === null ? '' : `${minutes} นาที `}${seconds} วินาที`,
  },
  en: {
    phases: { reading: 'reading', checking: 'checking balances and references', writing: 'writing' },
    bar: '{step} {bar} {percentage}% {rows} rows {rate} rows/s {left}',
    left: (minutes, seconds) => `${minutes === null ? '' : `${minutes} min `}${seconds} s left`,
  },
};

export type ProgressDisplay = { update: (progress: ImportProgress) => void; stop: () => void };

/** Shows progress on a stream; `now` returns milliseconds of a monotonic clock. */
export function showProgress(
  stream: ProgressStream,
  language: Language,
  now: () => number = () => performance.now(),
): ProgressDisplay {
  return stream.isTTY ? showBar(stream, language, now) : showLines(stream, language);
}

function showLines(stream: ProgressStream, language: Language): ProgressDisplay {
  let last = '';
  return {
    update(progress) {
      const step = describeStep(progress, language);
      if (step !== last) stream.write(`${step}\n`);
      last = step;
    },
    stop: () => undefined,
  };
}

function showBar(stream: ProgressStream, language: Language, now: () => number): ProgressDisplay {
  const { bar: format, phases } = WORDS[language];
  const bar = createProgressBar(stream, format);
  const start = now();
  bar.start(1, 0, { step: phases.reading, rows: '0', rate: '0', left: '' });
  return {
    update(progress) {
      const seconds = Math.max(now() - start, 1) / 1000;
      const payload = {
        step: describeStep(progress, language),
        rows: formatCount(progress.rows),
        ...describePace(progress, seconds, language),
      };
      if (progress.phase !== 'reading') return bar.update(payload);
      bar.setTotal(Math.max(progress.totalBytes, 1));
      bar.update(progress.bytes, payload);
    },
    stop: () => bar.stop(),
  };
}

function describeStep(progress: ImportProgress, language: Language): string {
  const phase = WORDS[language].phases[progress.phase];
  return progress.phase === 'reading' ? `${phase} ${toTerminalLine(progress.file)}` : phase;
}

/** Rows a second so far, and the time that the rest of the bytes will take at that pace. */
export function describePace(
  progress: ImportProgress,
  seconds: number,
  language: Language,
): { rate: string; left: string } {
  const rate = formatCount(progress.rows / seconds);
  if (progress.phase !== 'reading' || progress.bytes === 0) return { rate, left: '' };
  const left = Math.ceil((seconds * (progress.totalBytes - progress.bytes)) / progress.bytes);
  const minutes = Math.floor(left / 60);
  return { rate, left: WORDS[language].left(minutes > 0 ? formatCount(minutes) : null, left % 60) };
}

function formatCount(value: number): string {
  return formatNumber(Math.round(value), { decimals: 0 });
}
