import { Presets, SingleBar } from 'cli-progress';

/** Where progress is shown: a terminal can show a bar. */
export type ProgressStream = NodeJS.WritableStream & { isTTY?: boolean };

/** A bar that goes when it is done. `format` names its parts as cli-progress does. */
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
