import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What no screen of the portal does, and every visitor would carry. */
const UNUSED: readonly (readonly [RegExp, string])[] = [
  // Links that fetch a page of the library's own server ahead.
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, '[false, null, {}];'],
  [/return shouldPrefetch && !isAbsolute \? [^;]+ : link;/, 'return link;'],
  // Redirects and answers of server components, inside the boundary of a screen's faults.
  [/if \(this\.context && typeof error === "object"[^{]+\{[^}]+\}/, ''],
  [/if \(this\.context\) \{\s*return [^;]+RSCErrorHandler[^}]+\}[^}]+\}/, ''],
  // Transitions that the browser draws between two screens.
  [/let isViewTransitionAvailable = [^;]+;/, 'const isViewTransitionAvailable = false;'],
  [/if \(renderDfd && pendingState && router\.window\)/, 'if (false)'],
  [/if \(!vtContext\.isTransitioning && interruption\)/, 'if (false)'],
];

/** The words by which a screen would ask for it. */
const ASKED_FOR = /\bviewTransition\b|\sprefetch=/;
const OWN_SOURCE = /\/apps\/portal\/src\/.+\.tsx?$/;

/** Names for the tools of developers: each holds its part in the bundle, used or not. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]+";$/gm;

/** What they tell, only a developer reads, who has the library's other build. */
const WARNINGS = /^(?=function (?:warning|warningOnce|warnOnce)\()/gm;

/** Making a part, or a context, does nothing by itself. */
const MADE = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** The router's package names its development build for every bundler: this takes the one without warnings. */
export function productionRouter(): Plugin {
  const dom = createRequire(import.meta.url).resolve('react-router-dom');
  const folder = path.resolve(path.dirname(createRequire(dom).resolve('react-router')), '../production');
  return {
    name: 'sahakorn-production-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (OWN_SOURCE.test(id) && ASKED_FOR.test(code))
        this.error('This asks the router for what vite/production-router.ts leaves out');
      if (!id.startsWith(folder) || !code.includes('function LinkWithRef(')) return undefined;
      const used = UNUSED.reduce((left, [found, instead]) => {
        if (!found.test(left)) throw new Error(`The router has changed: there is no ${String(found)}`);
        return left.replace(found, instead);
      }, code);
      return used
        .replaceAll(DISPLAY_NAME, '')
        .replaceAll(WARNINGS, '/* @__NO_SIDE_EFFECTS__ */ ')
        .replaceAll(MADE, '$1/* @__PURE__ */ ');
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
