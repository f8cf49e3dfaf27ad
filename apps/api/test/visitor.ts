import type { Call, CallResponse } from '@sahakorn/contract/call';
import type { FastifyInstance } from 'fastify';

type Choices = {
  /** Of a signed-in member. */
  token?: string;
  address?: string;
};

/** A visitor's browser: it has the CSRF cookie of the site and repeats it. */
export async function visit(app: FastifyInstance, { token, address = '198.51.100.7' }: Choices = {}) {
  // A refused write brings the cookie, as the page would.
  const refused = await app.inject({ method: 'POST', url: '/api/info/board_create', payload: {} });
  const cookie = String(refused.headers['set-cookie']).split(';')[0] ?? '';
  const headers = {
    cookie,
    host: 'localhost',
    origin: 'http://localhost',
    'x-csrf-token': cookie.slice(cookie.indexOf('=') + 1),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const send = (method: 'POST' | 'DELETE', path: string, payload: object) =>
    app.inject({ method, url: `/api/info/${path}`, remoteAddress: address, headers, payload });
  return {
    post: (path: string, payload: object) => send('POST', path, payload),
    /** The same with a key; `server` may be another one of the cooperative's. */
    postKeyed: (path: string, payload: object, key: string, server: FastifyInstance = app) =>
      server.inject({
        method: 'POST',
        url: `/api/info/${path}`,
        remoteAddress: address,
        headers: { ...headers, 'idempotency-key': key },
        payload,
      }),
    remove: (path: string, payload: object = {}) => send('DELETE', path, payload),
  };
}

type FirstRow<C extends Call> = CallResponse<C> extends { data: (infer Row)[] } ? Row : never;

/** The first row of an answer, which must match the contract. */
export function firstRow<C extends Call>(call: C, answer: { json: () => unknown }): FirstRow<C> {
  const { data } = call.response.parse(answer.json()) as { data: FirstRow<C>[] };
  const [row] = data;
  if (row === undefined) throw new Error(`No row in ${JSON.stringify(answer.json())}`);
  return row;
}
