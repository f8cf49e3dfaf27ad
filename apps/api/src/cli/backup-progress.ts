import { createProgressBar, type ProgressStream } from '../progress-bar.ts';

export type ByteProgress = { update: (step: string, done: number, total: number) => void; stop: () => void };

/** Shows the bytes of each step on a terminal as a bar, and nothing elsewhere. */
export function showByteProgress(stream: ProgressStream): ByteProgress {
  if (!stream.isTTY) return { update: () => undefined, stop: () => undefined };
  const bar = createProgressBar(stream, '{step} {bar} {percentage}%');
  let shown: string | null = null;
  const stop = () => {
    if (shown !== null) bar.stop();
    shown = null;
  };
  return {
    update(step, done, total) {
      if (step !== shown) {
        stop();
        bar.start(Math.max(total, 1), done, { step });
        shown = step;
      }
      bar.update(done, { step });
    },
    stop,
  };
}
