import type { FastifyInstance } from 'fastify';

/** Which methods the routes of an app answer at a path. */
export type KnownPaths = { methodsAt: (path: string) => string[] };

/** Remembers the routes of this app as they are registered; the catch-all does not count. Call it before the first. */
export function registerKnownPaths(app: FastifyInstance): KnownPaths {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url !== '*' && url !== '/*') routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return {
    methodsAt: (path) => {
      const found = routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
      return [...new Set(found)].toSorted();
    },
  };
}

/** `/a/:b` matches one segment for `:b`; a closing `*` matches the rest. */
function patternOf(url: string): RegExp {
  const escaped = url.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/:[^/]+/g, '[^/]+').replace(/\*$/, '.*')}$`);
}
