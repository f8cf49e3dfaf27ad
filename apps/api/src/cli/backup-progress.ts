import { createProgressBar, type ProgressStream } from '../progress-bar.ts';

export type ByteProgress = { update: (step: string, done: number, total: number) => void; stop: () => void };

/** Shows the progress of each step as a bar on a terminal; prints nothing elsewhere. */
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
