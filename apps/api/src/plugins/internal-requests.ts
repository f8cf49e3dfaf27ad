import { randomBytes } from 'node:crypto';
import type { FeedAnswer, FeedRequest } from '@sahakorn/contract/page-render';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-own-call';
const KEY_BYTES = 24;

declare module 'fastify' {
  interface FastifyRequest {
    /** The server itself calls, to render a page: the reader of the page counts, this call does not. */
    internalRequest: boolean;
  }
}

/** Makes a call of this server's in its own process; `address` is the reader's, to whom limits apply. */
export type InternalRequest = (request: FeedRequest, address: string) => Promise<FeedAnswer>;

/** Lets this app call itself without a network. Only it knows the key by which such calls are told from others. */
export function registerInternalRequests(app: FastifyInstance): InternalRequest {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  app.decorateRequest('internalRequest', false);
  app.addHook('onRequest', async (request) => {
    request.internalRequest = request.headers[HEADER] === key;
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
