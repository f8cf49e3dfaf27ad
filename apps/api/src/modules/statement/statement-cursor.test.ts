import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './statement-cursor.ts';

const READING = ['0100012345', null, '2026-11-20', null];
const POSITION = { newest: 2140, read: 2091 };

describe('statement cursor', () => {
  it.each([
    { newest: 1, read: 1 },
    { newest: 2140, read: 2091 },
    { newest: 2_147_483_647, read: -2_147_483_648 },
    { newest: 0, read: -1 },
  ])('comes back as the position that was written: %j', (position) => {
    expect(readCursor(writeCursor(position, READING), READING)).toEqual(position);
  });

  it('is short and needs no escaping', () => {
    expect(writeCursor(POSITION, READING)).toMatch(/^[A-Za-z0-9_-]{27}$/);
  });

  it.each([
    ['another account', ['0100012346', null, '2026-11-20', null]],
    ['another first day', ['0100012345', '2026-01-01', '2026-11-20', null]],
    ['another last day', ['0100012345', null, '2026-11-21', null]],
    ['days exchanged', ['0100012345', '2026-11-20', null, null]],
    ['another kind', ['0100012345', null, '2026-11-20', 'CW']],
  ])('means nothing in a reading of %s', (_what, reading) => {
    expect(readCursor(writeCursor(POSITION, READING), reading)).toBeNull();
  });

  it('is invalid when any character is changed', () => {
    const cursor = writeCursor(POSITION, READING);
    // The last character carries two bits only, so its neighbours may mean the same bytes.
    for (let place = 0; place < cursor.length - 1; place += 1) {
      const other = cursor[place] === 'A' ? 'B' : 'A';
      expect(readCursor(cursor.slice(0, place) + other + cursor.slice(place + 1), READING)).toBeNull();
    }
  });

  it.each([
    '',
    'A',
    'A'.repeat(26),
    'A'.repeat(27),
    'A'.repeat(28),
    '../../etc/passwd',
    '2091',
    'ก'.repeat(27),
  ])('is null for %j', (cursor) => {
    expect(readCursor(cursor, READING)).toBeNull();
  });
});
