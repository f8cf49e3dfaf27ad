import { beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/database.ts';
import {
  type Boot,
  confirmClock,
  type ClockFault,
  findClockFault,
  getDeletionTime,
  ImplausibleClock,
} from './deletion-clock.ts';

const { db, pool } = useTestDatabase();
const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
const HERE: Boot = { id: 'here', uptimeSeconds: 5000 };
const REBOOTED: Boot = { id: 'rebooted', uptimeSeconds: 60 };

/** The clock of a machine that is `ahead` of the database’s. */
const clock = (boot: Boot | null = HERE, ahead = 0) => ({
  now: () => new Date(Date.now() + ahead),
  readBoot: () => boot,
});

/** Both clocks jump: what is stored falls behind. */
const jump = (milliseconds: number) =>
  pool.query(`update clock_observation set observed_at = observed_at - make_interval(secs => $1)`, [
    milliseconds / 1000,
  ]);

const findFault = async (boot: Boot | null = HERE, ahead = 0): Promise<ClockFault['fault'] | null> => {
  const fault = (await findClockFault(db, clock(boot, ahead)))?.fault ?? null;
  const isTaken = await getDeletionTime(pool, clock(boot, ahead)).then(
    () => true,
    (error: unknown) => {
      expect(error).toBeInstanceOf(ImplausibleClock);
      return false;
    },
  );
  expect(isTaken).toBe(fault === null);
  return fault;
};

beforeEach(async () => {
  await confirmClock(db, clock());
});

it.each([
  [50_000, null],
  [-50_000, null],
  [70_000, 'differs'],
  [-70_000, 'differs'],
  [400 * DAY_MS, 'differs'],
])('compares the clock with the database’s: %d ms', async (ahead, fault) => {
  expect(await findFault(HERE, ahead)).toBe(fault);
});

describe('while a machine runs', () => {
  it.each([
    [0, null],
    [5 * 60_000, null],
    [2 * HOUR_MS, 'jumped'],
    [-2 * HOUR_MS, 'jumped'],
    [400 * DAY_MS, 'jumped'],
    [-400 * DAY_MS, 'jumped'],
  ])('notices a jump of both clocks by %d ms', async (milliseconds, fault) => {
    await jump(milliseconds);
    expect(await findFault()).toBe(fault);
  });

  it('knows how long nothing ran', async () => {
    await jump(60 * DAY_MS);
    const later = { ...HERE, uptimeSeconds: HERE.uptimeSeconds + (60 * DAY_MS) / 1000 };
    expect(await findFault(later)).toBeNull();
  });

  it('continues by itself when the clock is right again', async () => {
    await jump(400 * DAY_MS);
    expect(await findFault()).toBe('jumped');
    await jump(-400 * DAY_MS);
    expect(await findFault()).toBeNull();
  });
});

describe.each([
  ['after a machine was started again, or on another one', REBOOTED],
  ['where the machine does not say since when it runs', null],
])('%s', (_when, boot) => {
  it.each([
    [0, null],
    [3 * DAY_MS, null],
    [21 * DAY_MS, 'jumped'],
    [400 * DAY_MS, 'jumped'],
    [-HOUR_MS, 'jumped'],
  ])('accepts only that it was off for some days: %d ms', async (milliseconds, fault) => {
    await jump(milliseconds);
    expect(await findFault(boot)).toBe(fault);
  });

  it('accepts a longer stop when an operator confirms it', async () => {
    await jump(21 * DAY_MS);
    await confirmClock(db, clock(boot));
    expect(await findFault(boot)).toBeNull();
  });
});

it('goes by the newest audit entry where nothing was ever deleted', async () => {
  await pool.query('delete from clock_observation');
  await pool.query(`insert into audit_entry (happened_at, kind, address, user_agent, details)
    values (now() - interval '400 days', 'signed-in', '', '', '{}')`);
  expect(await findFault()).toBe('jumped');
  await confirmClock(db, clock());
  expect(await findFault()).toBeNull();
});

it('is not confirmed against the clock of the database', async () => {
  await expect(confirmClock(db, clock(HERE, 90_000))).rejects.toThrow(ImplausibleClock);
});

it('examines a database that is not migrated yet', async () => {
  await pool.query('alter table clock_observation rename to hidden');
  try {
    expect(await findClockFault(pool, clock(HERE, 70_000))).toMatchObject({ fault: 'differs' });
  } finally {
    await pool.query('alter table hidden rename to clock_observation');
  }
});
