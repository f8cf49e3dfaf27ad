import type { FastifyInstance } from 'fastify';
import { pathPattern } from './path-pattern.ts';

/** Which methods the routes of an app answer at a path. */
export type RouteMethods = { methodsAt: (path: string) => string[] };

/** Remembers the routes of this app as they are registered; the catch-all does not count. Call it before the first. */
export function registerRouteMethods(app: FastifyInstance): RouteMethods {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url !== '*' && url !== '/*') routes.push({ pattern: pathPattern(url), methods: [method].flat() });
  });
  return {
    methodsAt: (path) => {
      const found = routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
      return [...new Set(found)].toSorted();
    },
  };
}
