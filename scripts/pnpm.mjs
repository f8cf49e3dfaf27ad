// Runs pnpm and other programs to their end.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** A list of all packages is a few megabytes. */
const OUTPUT_MAX_BYTES = 64 * 1024 * 1024;

/**
 * Runs a program and returns its standard output.
 * @throws {Error} with the program's output when it fails
 */
export function run(command, args, options) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: OUTPUT_MAX_BYTES,
    ...options,
  });
  if (status !== 0) {
    const why = error?.message ?? `ended with ${status}`;
    throw new Error(`${path.basename(command)} ${args.join(' ')}: ${why}\n${stdout}${stderr}`);
  }
  return stdout;
}

/** pnpm from scripts/run.mjs, else from the PATH. Without NODE_ENV, which a test run sets. */
export function runPnpm(args, cwd) {
  const own = process.env.SAHAKORN_PNPM;
  const { NODE_ENV: _, ...others } = process.env;
  const options = { cwd, env: { ...others, CI: 'true' } };
  return own ? run(process.execPath, [own, ...args], options) : run('pnpm', args, options);
}
