let writesInFlight = 0;

/** Whether a write that may hang has not returned yet, as to a pipe that nothing reads. */
export function isWriting(): boolean {
  return writesInFlight > 0;
}

/** Counts a write, which may hang, until it has ended. */
export async function countWrite<Result>(write: Promise<Result>): Promise<Result> {
  writesInFlight += 1;
  try {
    return await write;
  } finally {
    writesInFlight -= 1;
  }
}

/**
 * Ends the process. `process.exit` would wait for a write that hangs: then the process is
 * killed, after what must be done at its exit.
 */
export function endProcess(code: number): void {
  if (!isWriting()) process.exit(code);
  process.emit('exit', code);
  process.kill(process.pid, 'SIGKILL');
}
