// `LATE=200 npm test -- kit portal` delays timers, frames, React's scheduler and dynamic
// imports by 200 ms, so that a test that does not wait for an asynchronous result fails on
// every machine, not only on a busy one.
import path from 'node:path';
import type { Plugin } from 'vite';

const SETUP = path.join(import.meta.dirname, 'late-setup.ts');
const IMPORT = /\bimport\(\s*(['"`])([^'"`]+)\1\s*\)/g;
/** Our sources and test set-up, without the tests themselves. */
const OURS = /\/(?:packages|apps)\/[^/]+\/(?:src|test)\/[^?]*(?<!\.test|\.stories)\.tsx?$/;
const AS_TEXT = /[?&](?:raw|url)\b/;

/** Whether the delays are switched on. */
export const isLate = Boolean(process.env['LATE']);

/** For `test.env`: the delay in milliseconds. */
export const lateEnv: Record<string, string> = isLate ? { LATE: process.env['LATE'] ?? '' } : {};

/** Must come first in `setupFiles`, so that modules imported by the others use the delayed timers. */
export const lateSetup: string[] = isLate ? [SETUP] : [];

/** Delays dynamic imports. */
export const latePlugins: Plugin[] = isLate
  ? [
      {
        name: 'late-imports',
        enforce: 'post',
        async transform(code, id) {
          const file = id.replace(/\?.*/, '');
          const found = OURS.test(file) && !AS_TEXT.test(id) ? [...code.matchAll(IMPORT)] : [];
          if (found.length === 0) return null;
          const modules = await Promise.all(found.map(([, , name = '']) => this.resolve(name, file)));
          const names = modules.map((module) => JSON.stringify(module?.id ?? file));
          const late = code.replaceAll(
            IMPORT,
            (call) => `globalThis.importLate(${names.shift()}, () => ${call})`,
          );
          return { code: late, map: null };
        },
      },
    ]
  : [];
