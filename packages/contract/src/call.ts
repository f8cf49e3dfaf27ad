import type { z } from 'zod';
import { type Lenient, type Reading, readLeniently } from './lenient.ts';

/**
 * Who may make a call.
 * `public`: anyone. `session`: a signed-in member, also before accepting the terms.
 * `member`: a signed-in member who has accepted the current terms.
 * `ticket`: an officer with a one-use ticket in a cookie, on a page of the portal.
 */
export type CallAccess = 'public' | 'session' | 'member' | 'ticket';

/**
 * One request of the wire and its answer: the server validates with it,
 * OpenAPI and the portal's types come from it.
 */
export type Call = CallDefinition & {
  /** Reads an answer as a client does, leniently. The server validates strictly with `response`. */
  read: (answer: unknown) => Reading | null;
};

type CallDefinition = {
  id: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** Path with parameters in braces, e.g. `/api/member/member_dep_statement/{deposit_account_no}`. */
  path: string;
  summary: string;
  tag: string;
  access: CallAccess;
  /** Changes a member's data, so an impersonating officer may not call it. */
  writes?: true;
  /** May be called before the member has replaced a temporary password. */
  allowsTemporaryPassword?: true;
  /** Takes an `Idempotency-Key`: the write happens once for each key. */
  once?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The limit of the body in bytes, where it is more than the default of 1 MiB. */
  bodyMaxBytes?: number;
  response: z.ZodType;
  /** The media type of a file response; a refusal is plain JSON. A JSON file comes as an attachment. */
  media?: 'application/pdf' | 'application/json' | 'application/zip' | 'image/jpeg';
  /** Failures besides the common ones, by status. */
  failures?: Readonly<Record<number, string>>;
};

/** The header that names one write, so that it happens once (IETF draft idempotency-key-header). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Keeps the literal types of a call while checking its shape. */
export function defineCall<const C extends CallDefinition>(call: C): C & Pick<Call, 'read'> {
  return { ...call, read: (answer) => readLeniently(call.response, answer) };
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

export type CallParams<C extends Call> = Parsed<C['params']>;
export type CallQuery<C extends Call> = Parsed<C['query']>;
/** What the server's handler receives, after validation. */
export type CallBody<C extends Call> = Parsed<C['body']>;
/** What a client sends. */
export type CallInput<C extends Call> = C['body'] extends z.ZodType ? z.input<C['body']> : undefined;
/** What the server answers. */
export type CallResponse<C extends Call> = z.output<C['response']>;
/** What a client can read of an answer. */
export type LenientResponse<C extends Call> = Lenient<CallResponse<C>>;
/** One of the rows of an answer. */
export type LenientRow<C extends Call> =
  LenientResponse<C> extends { data: readonly (infer Row)[] } ? Row : never;
