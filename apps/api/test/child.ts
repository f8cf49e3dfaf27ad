import { type ChildProcessByStdio, spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const API = path.join(import.meta.dirname, '..');

/**
 * Programs are started by the dozen; half of a start is reading the
 * sources, which the first one does for all.
 */
const COMPILED = path.join(os.tmpdir(), 'sahakorn-test-compiled');

/** A child process and its output so far. */
export type Child = {
  process: ChildProcessByStdio<null, Readable, Readable>;
  getOutput: () => string;
  /** Waits for output that matches, and returns the match. Throws if the process ends first. */
  waitFor: (pattern: RegExp) => Promise<RegExpMatchArray>;
  ended: Promise<{ code: number | null; signal: string | null }>;
};

/**
 * Starts a TypeScript file below `apps/api`, with nothing of our own environment
 * but `env`. It is killed after the test.
 */
export function startChild(file: string, args: string[] = [], env: Record<string, string> = {}): Child {
  const child = spawn(process.execPath, [path.join(API, file), ...args], {
    cwd: '/',
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  }
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const waitFor = async (pattern: RegExp) => {
    for (;;) {
      const match = text.match(pattern);
      if (match) return match;
      if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${text}`);
      await sleep(20);
    }
  };
  return { process: child, getOutput: () => text, waitFor, ended };
}
