import { calls } from '@sahakorn/contract/calls';
import type { Call } from '@sahakorn/contract/call';

export type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json };
export type Path = readonly (string | number)[];

/** Malformed values that another back end may send for a field. */
export const MALFORMED_VALUES: Readonly<Record<string, (value: Json) => Json>> = {
  'a missing field': () => undefined,
  null: () => null,
  'an empty text': () => '',
  'a zero date': () => '0000-00-00 00:00:00',
  'a number as text': (value) => (typeof value === 'number' ? String(value) : '12'),
  'text as a number': (value) => {
    if (typeof value !== 'string') return value;
    return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : 12;
  },
  'a list': () => [],
  'a very long text': () => 'ก'.repeat(5000),
};

/** The contract's call of a recorded response, such as `post /api/member/member_dep`. */
export function findCall(recorded: string): Call | undefined {
  const [method = '', path = ''] = recorded.split(' ');
  return calls
    .filter((call) => call.method === method.toUpperCase())
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
    .find((call) => new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path));
}

/** The paths of all fields of a response except `rc_code`; of a list, those of its first element. */
export function listFields(value: Json, path: Path = []): Path[] {
  const own = path.length > 0 ? [path] : [];
  if (Array.isArray(value)) return [...own, ...listFields(value[0], [...path, 0]).slice(1)];
  if (typeof value !== 'object' || value === null) return own;
  const fields = Object.entries(value).filter(([name]) => name !== 'rc_code');
  return [...own, ...fields.flatMap(([name, field]) => listFields(field, [...path, name]))];
}

export function getField(value: Json, [step, ...rest]: Path): Json {
  if (step === undefined || typeof value !== 'object' || value === null) return value;
  return getField(Array.isArray(value) ? value[Number(step)] : value[step], rest);
}

/** Returns a copy with one field replaced, or removed if `field` is undefined. */
export function setField(value: Json, [step, ...rest]: Path, field: Json): Json {
  if (step === undefined || typeof value !== 'object' || value === null) return field;
  if (Array.isArray(value)) return value.with(Number(step), setField(value[Number(step)], rest, field));
  const { [String(step)]: old, ...others } = value;
  const changed = setField(old, rest, field);
  return changed === undefined ? others : { ...value, [step]: changed };
}
