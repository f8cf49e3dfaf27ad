import { Presets, SingleBar } from 'cli-progress';

/** Where progress is shown: a terminal can show a bar. */
export type ProgressStream = NodeJS.WritableStream & { isTTY?: boolean };

/** A bar that disappears when done. `format` is that of cli-progress. */
export function createProgressBar(stream: ProgressStream, format: string): SingleBar {
  const options = {
    format,
    stream,
    hideCursor: true,
    clearOnComplete: true,
    gracefulExit: false,
    barsize: 24,
  };
  return new SingleBar(options, Presets.shades_classic);
}
