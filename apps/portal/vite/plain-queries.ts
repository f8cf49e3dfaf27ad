import type { Plugin } from 'vite';

const LIBRARY = /@reduxjs\/toolkit\/dist\/query\/[^/]+$/;
const OWN_SOURCE = /\/apps\/portal\/src\/.+\.tsx?$/;

/** What no query of the portal does, by the word that asks for it: code of 1.2 kB that every visitor would carry. */
const UNUSED: readonly (readonly [string, RegExp])[] = [
  ['buildPollingHandler', /\bpollingInterval\b/],
  ['buildCacheLifecycleHandler', /\bonCacheEntryAdded\b/],
];

/** Leaves out of Redux Toolkit what no query asks for. Fails the build once one does, or once the library has changed. */
export function plainQueries(): Plugin {
  return {
    name: 'sahakorn-plain-queries',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (OWN_SOURCE.test(id)) {
        const asked = UNUSED.find(([, word]) => word.test(code));
        if (asked) this.error(`This needs ${asked[0]}, which vite/plain-queries.ts leaves out`);
      }
      if (!LIBRARY.test(id) || !code.includes('handlerBuilders')) return undefined;
      return UNUSED.reduce((left, [handler]) => {
        const listed = new RegExp(String.raw`^\s+${handler},\n`, 'm');
        if (!listed.test(left)) this.error(`Redux Toolkit has changed: ${handler} is not in its list`);
        return left.replace(listed, '');
      }, code);
    },
  };
}
