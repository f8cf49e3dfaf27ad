import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What no link of the portal does: fetch a page of the library's own server ahead. It costs every visitor 2 kB. */
const UNUSED: readonly (readonly [string | RegExp, string])[] = [
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, '[false, null, {}];'],
  [/return shouldPrefetch && !isAbsolute \? [^;]+ : link;/, 'return link;'],
];

/** The router's package names its development build for every bundler: this takes the one without warnings. */
export function productionRouter(): Plugin {
  const dom = createRequire(import.meta.url).resolve('react-router-dom');
  const folder = path.resolve(path.dirname(createRequire(dom).resolve('react-router')), '../production');
  return {
    name: 'sahakorn-production-router',
    apply: 'build',
    transform(code, id) {
      if (!id.startsWith(folder) || !code.includes('function LinkWithRef(')) return undefined;
      return UNUSED.reduce((left, [found, instead]) => {
        if (!new RegExp(found).test(left))
          throw new Error(`The router has changed: there is no ${String(found)}`);
        return left.replace(found, instead);
      }, code);
    },
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: path.join(folder, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: path.join(folder, 'dom-export.mjs') },
        ],
      },
    }),
  };
}
