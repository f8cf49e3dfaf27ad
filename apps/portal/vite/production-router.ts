import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The router's package names its development build for every bundler: this takes the one without warnings. */
export function productionRouter(): Plugin {
  const dom = createRequire(import.meta.url).resolve('react-router-dom');
  const folder = path.resolve(path.dirname(createRequire(dom).resolve('react-router')), '../production');
  return {
    name: 'sahakorn-production-router',
    apply: 'build',
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
