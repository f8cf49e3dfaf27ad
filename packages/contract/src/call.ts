import type { z } from 'zod';

/**
 * Who may make a call.
 * `public`: anyone. `session`: a signed-in member, also before accepting the terms.
 * `member`: a signed-in member who has accepted the current terms.
 * `ticket`: an officer with a one-use ticket in a cookie, on a page of ours.
 */
export type CallAccess = 'public' | 'session' | 'member' | 'ticket';

/** One request of the wire and its answer: the server validates with it, OpenAPI and the portal's types come from it. */
export type Call = {
  id: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** Path with parameters in braces, e.g. `/api/member/member_dep_statement/{deposit_account_no}`. */
  path: string;
  summary: string;
  tag: string;
  access: CallAccess;
  /** Changes something of the member's, so that an officer in the member's place may not make it. */
  writes?: true;
  /** May be made before the member has replaced a password that the cooperative gave. */
  allowsTemporaryPassword?: true;
  /** Happens once for each `Idempotency-Key`, however often it is sent. */
  once?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Bytes of a body at most, where it may be more than the common mebibyte. */
  bodyMaxBytes?: number;
  response: z.ZodType;
  /** The type of a file that answers; a refusal stays plain JSON. A file of JSON comes as an attachment. */
  media?: 'application/pdf' | 'application/json' | 'application/zip';
  /** Failures beyond those every call may answer, by status. */
  failures?: Readonly<Record<number, string>>;
};

/** The header that names one write, so that it happens once (IETF draft idempotency-key-header). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Keeps the literal types of a call while checking its shape. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

export type CallParams<C extends Call> = Parsed<C['params']>;
export type CallQuery<C extends Call> = Parsed<C['query']>;
/** What the server's handler receives, after validation. */
export type CallBody<C extends Call> = Parsed<C['body']>;
/** What a client sends. */
export type CallInput<C extends Call> = C['body'] extends z.ZodType ? z.input<C['body']> : undefined;
/** What the server answers and the client receives. */
export type CallAnswer<C extends Call> = z.output<C['response']>;
