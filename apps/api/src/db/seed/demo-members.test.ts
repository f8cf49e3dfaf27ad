import { describe, expect, it } from 'vitest';
import { calendarOf } from './calendar.ts';
import { demoMembers, memberRows } from './demo-members.ts';
import { demoMenuItems, demoSubMenuItems } from './demo-menu.ts';

const rowsOn = (day: string) => memberRows(calendarOf(new Date(`${day}T12:00:00+07:00`)));

describe('the register', () => {
  it.each([
    ['001234', '2007-11-01'],
    ['004321', '2006-11-01'],
    ['005678', '2020-11-01'],
    ['009999', '2026-11-16'],
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

  it('says a sentence about everyone', () => {
    expect(demoMembers.filter(({ name, about }) => name === '' || about === '')).toEqual([]);
  });
});

describe('the menu', () => {
  it('numbers its items in order, and gives entries to those that are no links', () => {
    expect(demoMenuItems.map(({ seq }) => seq)).toEqual(demoMenuItems.map((_, index) => index + 1));
    const parents = demoMenuItems.filter(({ is_parent }) => is_parent === '1').map(({ seq }) => seq);
    expect([...new Set(demoSubMenuItems.map(({ manu_id }) => manu_id))]).toEqual(parents);
  });

  it('numbers the entries of each item from one', () => {
    for (const entries of Map.groupBy(demoSubMenuItems, ({ manu_id }) => manu_id).values()) {
      expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => index + 1));
    }
  });

  it('leads to pages of this site only', () => {
    const urls = [...demoMenuItems, ...demoSubMenuItems].flatMap(({ url }) => url || []);
    expect(urls.filter((url) => !/^\/[a-z]/.test(url))).toEqual([]);
  });
});
