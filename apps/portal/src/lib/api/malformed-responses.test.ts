import { describe, expect, it } from 'vitest';
import { recorded } from '../../../test/demo/demo-handlers.ts';
import {
  type Json,
  MALFORMED_VALUES,
  type Path,
  findCall,
  getField,
  listFields,
  setField,
} from '../../../test/malformed-values.ts';

const REMOVED = 'lost';

/** The expected result when one field is malformed: everything but this field, or everything but its row. */
function getRest(answer: Json, data: Json, path: Path): { expected: Json; read: Json; dropped: boolean } {
  const list = path.slice(0, Math.max(0, path.lastIndexOf(0)));
  const [before, after] = [getField(answer, list), getField(data, list)];
  if (Array.isArray(before) && Array.isArray(after) && after.length < before.length)
    return { expected: setField(answer, list, before.slice(1)), read: data, dropped: true };
  return { expected: setField(answer, path, REMOVED), read: setField(data, path, REMOVED), dropped: false };
}

/** Whether the value read is empty or equal to the value sent, as text or as a number. */
function isFaithful(read: Json, given: readonly Json[]): boolean {
  if (read === null || read === undefined || read === '') return true;
  if (typeof read === 'object') return Object.values(read).every((part) => isFaithful(part, given));
  return given.some((value) => read === value || (value !== '' && Number(read) === Number(value)));
}

describe.each(Object.entries<object>(recorded))('%s', (name, body) => {
  const call = findCall(name);
  const answer = JSON.parse(JSON.stringify(body)) as Json;

  it('is read whole as it was recorded', () => {
    expect(call?.read(answer)).toEqual({ data: answer, issues: [] });
  });

  it.each(Object.entries(MALFORMED_VALUES))(
    'loses one field at most to %s, and invents none',
    (_what, malform) => {
      for (const path of listFields(answer)) {
        const field = getField(answer, path);
        const malformed = malform(field);
        const reading = call?.read(setField(answer, path, malformed));
        const data = reading?.data as Json;
        const { expected, read, dropped } = getRest(answer, data, path);
        expect(read, path.join('.')).toEqual(expected);
        const faithful = dropped
          ? reading?.issues.length
          : isFaithful(getField(data, path), [field, malformed]);
        expect(Boolean(faithful) || typeof field === 'object', path.join('.')).toBe(true);
      }
    },
  );
});
