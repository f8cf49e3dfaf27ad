import { isLogWriting } from './plugins/log-stream.ts';

/**
 * Ends the process. `process.exit` waits for a write that hangs, as to a pipe that nothing reads: then the process is
 * killed, after what must be done at its exit.
 */
export function endProcess(code: number): void {
  if (!isLogWriting()) process.exit(code);
  process.emit('exit', code);
  process.kill(process.pid, 'SIGKILL');
}
