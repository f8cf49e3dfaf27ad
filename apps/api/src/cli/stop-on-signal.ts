export const SIGNAL_EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

type StopSignal = keyof typeof SIGNAL_EXIT_CODES;

/** npm and our launcher forward a signal that the terminal has already sent. */
const SAME_SIGNAL_MS = 1000;

/** Turns the first signal that would end the process into an abort; a later one ends it at once. */
export function stopOnSignal(): { signal: AbortSignal; stoppedBy: StopSignal | null; release: () => void } {
  const controller = new AbortController();
  const names = Object.keys(SIGNAL_EXIT_CODES) as StopSignal[];
  const stop = { signal: controller.signal, stoppedBy: null as StopSignal | null, release };
  let stoppedAt = 0;
  function handle(name: StopSignal): void {
    if (stop.stoppedBy !== null) {
      if (performance.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(SIGNAL_EXIT_CODES[name]);
      return;
    }
    stop.stoppedBy = name;
    stoppedAt = performance.now();
    controller.abort();
  }
  function release(): void {
    for (const name of names) process.off(name, handle);
  }
  for (const name of names) process.on(name, handle);
  return stop;
}
