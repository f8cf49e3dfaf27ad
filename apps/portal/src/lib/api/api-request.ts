import type { Call, CallInput, CallParams, CallQuery, LenientRow } from '@sahakorn/contract/call';
import type { SUCCESS as Success } from '@sahakorn/contract/envelope';

/** The `rc_code` of success. Importing it from the contract would bring zod into the bundle. */
const SUCCESS: typeof Success = '1';

export type ApiRequest = {
  call: Call;
  path: string;
  body?: unknown;
  /** The `rc_code`s of success; any other is a refusal. */
  answers: readonly string[];
  /** The paths of required fields, or everything. If one is unreadable, the response is malformed. */
  needs: readonly string[] | 'everything';
  headers?: Readonly<Record<string, string>>;
  token?: string;
  keepalive?: boolean;
};

/** A request whose contract is loaded on demand, to keep zod out of a public page's first scripts. */
export type DeferredRequest = () => Promise<ApiRequest>;

type Fields<C extends Call> = (CallParams<C> extends undefined
  ? { params?: undefined }
  : { params: CallParams<C> }) & {
  query?: CallQuery<C>;
  body?: CallInput<C>;
  answers?: readonly string[];
  needs?: ApiRequest['needs'];
};

export function request<C extends Call>(
  call: C,
  { params, query, body, answers, needs = ['data'] }: Fields<C>,
): ApiRequest {
  const values: Readonly<Record<string, unknown>> = params ?? {};
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_braced, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = toSearch(query ?? {});
  return { call, path: path + search, body, answers: answers ?? [SUCCESS], needs };
}

/** The definition of a query without arguments that returns the rows of the response. */
export function listRows<C extends Call>(call: C & { params?: undefined }) {
  return {
    query: (): ApiRequest => ({ call, path: call.path, answers: [SUCCESS], needs: ['data'] }),
    transformResponse: getRows<C>,
  };
}

type Rows<C extends Call> = { data: LenientRow<C>[] };

/** Reads an answer, as in `transformResponse: getRows<typeof memberLoan>`. */
export function getRows<C extends Call>({ data }: Rows<C>): LenientRow<C>[] {
  return data;
}

/** The same for a call with one row; null if the response has none. */
export function getFirstRow<C extends Call>({ data: [row] }: Rows<C>): LenientRow<C> | null {
  return row ?? null;
}

function toSearch(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])))}`;
}
