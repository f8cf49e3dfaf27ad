import type { FastifyInstance } from 'fastify';
import { pathPattern } from './path-pattern.ts';

/** The methods that the routes of an app accept at a path. */
export type RouteMethods = { methodsAt: (path: string) => string[] };

/** Records the routes of this app, except the catch-all. Call it before the first route. */
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
