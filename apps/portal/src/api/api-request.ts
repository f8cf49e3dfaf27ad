import type { Call, CallInput, CallParams } from '@sahakorn/contract/call';
import { SUCCESS } from '@sahakorn/contract/envelope';

/** One call of the contract on its way out. */
export type ApiRequest = {
  call: Call;
  /** Path with the parameters filled in. */
  path: string;
  body?: unknown;
  /** The `rc_code`s that carry an answer; any other is a refusal. */
  answers: readonly string[];
  /** Sent in place of the session's own token. */
  token?: string;
  /** The call outlives the page. */
  keepalive?: boolean;
};

type Fields<C extends Call> = (CallParams<C> extends undefined
  ? { params?: undefined }
  : { params: CallParams<C> }) & {
  body?: CallInput<C>;
  /** Default: success alone. */
  answers?: readonly string[];
};

/** Builds the request of one call: its path and method come from the contract. */
export function request<C extends Call>(call: C, { params, body, answers }: Fields<C>): ApiRequest {
  const values: Readonly<Record<string, unknown>> = params ?? {};
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_braced, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  return { call, path, body, answers: answers ?? [SUCCESS] };
}
