import { describe, expect, it } from 'vitest';
import { recorded } from '../../../test/demo/demo-answers.ts';
import {
  type Json,
  ODD_VALUES,
  type Path,
  findCall,
  getField,
  listFields,
  setField,
} from '../../../test/odd-answers.ts';

const LOST = 'lost';

/** What may be left of an answer of which one field is odd: all but this field, or all but its element of a list. */
function getRest(answer: Json, data: Json, path: Path): { expected: Json; read: Json; dropped: boolean } {
  const list = path.slice(0, Math.max(0, path.lastIndexOf(0)));
  const [before, after] = [getField(answer, list), getField(data, list)];
  if (Array.isArray(before) && Array.isArray(after) && after.length < before.length)
    return { expected: setField(answer, list, before.slice(1)), read: data, dropped: true };
  return { expected: setField(answer, path, LOST), read: setField(data, path, LOST), dropped: false };
}

/** Whether what was read is nothing, or what was sent, in its own spelling or as the number that it says. */
function isHonest(read: Json, given: readonly Json[]): boolean {
  if (read === null || read === undefined || read === '') return true;
  if (typeof read === 'object') return Object.values(read).every((part) => isHonest(part, given));
  return given.some((value) => read === value || (value !== '' && Number(read) === Number(value)));
}

describe.each(Object.entries<object>(recorded))('%s', (name, body) => {
  const call = findCall(name);
  const answer = JSON.parse(JSON.stringify(body)) as Json;

  it('is read whole as it was recorded', () => {
    expect(call?.read(answer)).toEqual({ data: answer, issues: [] });
  });

  it.each(Object.entries(ODD_VALUES))('loses one field at most to %s, and invents none', (_what, toOdd) => {
    for (const path of listFields(answer)) {
      const field = getField(answer, path);
      const odd = toOdd(field);
      const reading = call?.read(setField(answer, path, odd));
      const data = reading?.data as Json;
      const { expected, read, dropped } = getRest(answer, data, path);
      expect(read, path.join('.')).toEqual(expected);
      const honest = dropped ? reading?.issues.length : isHonest(getField(data, path), [field, odd]);
      expect(Boolean(honest) || typeof field === 'object', path.join('.')).toBe(true);
    }
  });
});
