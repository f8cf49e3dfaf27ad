import type { FastifyInstance } from 'fastify';

/** Gets a path under `/api/member/` as a client with a bearer token does. */
export function download(app: FastifyInstance, path: string, token?: string) {
  return app.inject({
    url: `/api/member/${path}`,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
}
