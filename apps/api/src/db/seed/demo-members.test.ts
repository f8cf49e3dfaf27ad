import { describe, expect, it } from 'vitest';
import { getCalendar } from './calendar.ts';
import { demoMembers } from './demo-members.ts';
import { memberRows } from './demo-register.ts';

const rowsOn = (day: string) => memberRows(getCalendar(new Date(`${day}T12:00:00+07:00`)));

describe('the register', () => {
  it.each([
    ['001234', '2007-11-01'],
    ['004321', '2006-11-01'],
    ['005678', '2020-11-01'],
    ['009999', '2026-11-16'],
    ['002468', '2015-04-01'],
    ['003003', '2008-12-01'],
  ])('says since when %s is a member', (membershipNo, joined) => {
    const row = rowsOn('2026-11-20').find(({ membership_no }) => membership_no === membershipNo);
    expect(row?.joined_on).toBe(joined);
  });

  it.each([
    ['a Monday', '2026-11-23', '2026-11-23'],
    ['a Sunday', '2026-11-22', '2026-11-16'],
    ['a Saturday', '2026-11-21', '2026-11-16'],
  ])('lets the newest member join in the week of seeding, on %s', (_what, today, joined) => {
    expect(rowsOn(today).find(({ membership_no }) => membership_no === '009999')?.joined_on).toBe(joined);
  });

  it('has everyone whom the list of the demonstration names', () => {
    const register = rowsOn('2026-11-20').map(({ membership_no }) => membership_no);
    expect(register.toSorted((one, other) => one.localeCompare(other))).toEqual(
      demoMembers.map(({ membershipNo }) => membershipNo).toSorted((one, other) => one.localeCompare(other)),
    );
  });

  it('has a sentence about every member', () => {
    expect(demoMembers.filter(({ name, about }) => name === '' || about === '')).toEqual([]);
  });
});
