// The late mode of the tests, `LATE=200 npm test -- kit portal`: what comes later comes that many milliseconds later
// still, so that a test which looks at once for what comes later fails on every machine, not only on a busy one.
import path from 'node:path';
import type { Plugin } from 'vite';

const SETUP = path.join(import.meta.dirname, 'late-setup.ts');
const IMPORT = /\bimport\(\s*(['"`])([^'"`]+)\1\s*\)/g;
/** Our sources and what their tests are set up by; not the tests themselves. */
const OURS = /\/(?:packages|apps)\/[^/]+\/(?:src|test)\/[^?]*(?<!\.test|\.stories)\.tsx?$/;
const AS_TEXT = /[?&](?:raw|url)\b/;

/** Whether the late mode was asked for. */
export const isLate = Boolean(process.env['LATE']);

/** For `test.env`: how much later, in milliseconds. */
export const lateEnv: Record<string, string> = isLate ? { LATE: process.env['LATE'] ?? '' } : {};

/** To be put before the other `setupFiles`: what they import must find the late clock. */
export const lateSetup: string[] = isLate ? [SETUP] : [];

/** Makes code that is imported later come later. */
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
