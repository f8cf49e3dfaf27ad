import { randomBytes } from 'node:crypto';
import type { FeedAnswer, FeedRequest } from '@sahakorn/contract/page-render';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-own-call';
const KEY_BYTES = 24;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Whether the server itself makes this request, to render a page. Such
     * a request is not counted as a view.
     */
    internalRequest: boolean;
  }
}

/** Sends a request to this server in its own process; rate limits apply to `address`, the reader's. */
export type InternalRequest = (request: FeedRequest, address: string) => Promise<FeedAnswer>;

/** Lets this app send requests to itself without a network. A random key marks them. */
export function registerInternalRequests(app: FastifyInstance): InternalRequest {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  app.decorateRequest('internalRequest', false);
  app.addHook('onRequest', (request, _reply, done) => {
    request.internalRequest = request.headers[HEADER] === key;
    done();
  });
  return async ({ method, path, body }, address) => {
    const answer = await app.inject({
      method,
      url: path,
      remoteAddress: address,
      headers: { accept: 'application/json', [HEADER]: key },
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: answer.statusCode, text: answer.body };
  };
}
