import { readFileSync } from 'node:fs';
import os from 'node:os';
import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import { z } from 'zod';
import type { Bilingual } from '../language.ts';
import { OperatorError } from '../operator-error.ts';
import type { Database } from './schema.ts';

/**
 * Why nothing may be deleted by this clock: it differs from the database's, or it has jumped since it was last
 * observed. `milliseconds` is negative if the clock is slow or was set back.
 */
export type ClockFault = { fault: 'differs' | 'jumped'; milliseconds: number };

/** The clock of this machine, and since when the machine runs; null where that is unknown. Tests replace it. */
export type MachineClock = {
  now: () => Date;
  readBoot?: () => Boot | null;
};

export type Boot = { id: string; uptimeSeconds: number };

type Connection = Kysely<Database> | pg.ClientBase | pg.Pool;

/** Sessions, codes and locks end too early or too late beyond this. */
export const MAX_DIFFERENCE_MS = 60_000;
/** A clock that is corrected gradually, or a virtual machine that is paused, may differ so much from the uptime. */
const MAX_JUMP_MS = 10 * 60_000;
/** For so long a machine may have been switched off. After more time only an operator can know. */
const MAX_STOP_MS = 7 * 24 * 3600_000;

const BOOT_ID_FILE = '/proc/sys/kernel/random/boot_id';

const Instants = z.object({
  database_time: z.date(),
  own_at: z.date().nullable(),
  own_uptime: z.number().nullable(),
  newest: z.date().nullable(),
});

/** A clock by which nothing may be deleted. */
export class ImplausibleClock extends OperatorError {
  override name = 'ImplausibleClock';
  readonly fault: ClockFault;

  constructor(fault: ClockFault) {
    super(describeClockFault(fault));
    this.fault = fault;
  }
}

/**
 * The present instant, by which expired data may be deleted. Everything that deletes by time asks this first. The
 * clock must agree with the database's, and must not have jumped since the last call, on any server.
 * @throws ImplausibleClock
 */
export async function getDeletionTime(connection: Connection, clock: MachineClock): Promise<Date> {
  const { now, fault, boot } = await examine(connection, clock);
  if (fault) throw new ImplausibleClock(fault);
  await observe(connection, now, boot);
  return now;
}

/** What is wrong with the clock; null if data may be deleted by it. Changes nothing. */
export async function findClockFault(
  connection: Connection,
  clock: MachineClock,
): Promise<ClockFault | null> {
  return (await examine(connection, clock)).fault;
}

/**
 * Takes the clock as right after a jump that an operator has explained.
 * @throws ImplausibleClock if it differs from the database's
 */
export async function confirmClock(connection: Connection, clock: MachineClock): Promise<void> {
  const { now, fault, boot } = await examine(connection, clock);
  if (fault?.fault === 'differs') throw new ImplausibleClock(fault);
  await query(connection, 'delete from clock_observation', []);
  await observe(connection, now, boot);
}

/** How far the clock of this machine is ahead of the database's, in milliseconds; negative if it is behind. */
export async function measureClockDifference(connection: Connection, now: () => Date): Promise<number> {
  const before = now().getTime();
  const [row] = await query(connection, 'select clock_timestamp() as database_time', []);
  return getDifference(
    before,
    z.object({ database_time: z.date() }).parse(row).database_time,
    now().getTime(),
  );
}

export function describeClockFault({ fault, milliseconds }: ClockFault): Bilingual {
  const { th, en } = describeDuration(Math.abs(milliseconds));
  if (fault === 'differs') {
    return {
      th: `นาฬิกาของเครื่องนี้ต่างจากฐานข้อมูล ${th}: ไม่ลบข้อมูลที่ครบกำหนด จนกว่าจะตั้งให้ตรงกันด้วย NTP`,
      en: `The clock of this machine differs from the database’s by ${en}: expired data is not deleted until both are synchronised by NTP`,
    };
  }
  const [moved, set] = milliseconds > 0 ? ['เดินไปข้างหน้า', 'forward'] : ['ถอยหลัง', 'back'];
  return {
    th: `นาฬิกาของเครื่องนี้${moved} ${th} โดยไม่มีเหตุที่ทราบ: ไม่ลบข้อมูลที่ครบกำหนด จนกว่าจะตั้งให้ตรง ถ้าวันเวลาถูกต้องแล้ว พิมพ์ npm run portal -- privacy sweep --today ปี-เดือน-วัน`,
    en: `The clock of this machine went ${set} by ${en} for no known reason: expired data is not deleted until it is set right. If date and time are right, run: npm run portal -- privacy sweep --today YEAR-MONTH-DAY`,
  };
}

type Examined = { now: Date; boot: Boot | null; fault: ClockFault | null };

async function examine(
  connection: Connection,
  { now, readBoot = readMachineBoot }: MachineClock,
): Promise<Examined> {
  const boot = readBoot();
  const before = now().getTime();
  const [row] = await query(connection, await getInstantsQuery(connection), [boot?.id ?? null]);
  const instants = Instants.parse(row);
  const present = now();
  const difference = getDifference(before, instants.database_time, present.getTime());
  if (Math.abs(difference) > MAX_DIFFERENCE_MS) {
    return { now: present, boot, fault: { fault: 'differs', milliseconds: difference } };
  }
  const jump = getJump(present.getTime(), boot, instants);
  return { now: present, boot, fault: jump === 0 ? null : { fault: 'jumped', milliseconds: jump } };
}

/** A database that is not migrated to this release yet has no observations. */
async function getInstantsQuery(connection: Connection): Promise<string> {
  const [found] = await query(connection, `select to_regclass('clock_observation') is not null as found`, []);
  const known = '(select happened_at from audit_entry order by id desc limit 1)';
  if (found?.['found'] !== true) {
    return `select clock_timestamp() as database_time, null::timestamptz as own_at, null::float8 as own_uptime,
      ${known} as newest where $1::text is not distinct from $1`;
  }
  return `select clock_timestamp() as database_time, own.observed_at as own_at, own.uptime_seconds as own_uptime,
      coalesce((select max(observed_at) from clock_observation), ${known}) as newest
    from (select) as always left join clock_observation as own on own.boot_id = $1::text`;
}

/** The difference is zero if the database may have answered between the two instants. */
function getDifference(before: number, database: Date, after: number): number {
  const time = database.getTime();
  if (time < before) return before - time;
  return time > after ? after - time : 0;
}

/** How far the clock moved for no known reason since it was last observed; zero if it may be right. */
function getJump(
  now: number,
  boot: Boot | null,
  { own_at, own_uptime, newest }: z.infer<typeof Instants>,
): number {
  if (boot !== null && own_at !== null && own_uptime !== null) {
    const jump = now - (own_at.getTime() + (boot.uptimeSeconds - own_uptime) * 1000);
    return Math.abs(jump) > MAX_JUMP_MS ? jump : 0;
  }
  // The machine was started since, or it is another one: how long nothing ran is unknown.
  const passed = newest === null ? 0 : now - newest.getTime();
  return passed > MAX_STOP_MS || passed < -MAX_DIFFERENCE_MS ? passed : 0;
}

async function observe(connection: Connection, now: Date, boot: Boot | null): Promise<void> {
  await query(
    connection,
    `insert into clock_observation (boot_id, observed_at, uptime_seconds) values ($1, $2, $3)
     on conflict (boot_id) do update set observed_at = excluded.observed_at, uptime_seconds = excluded.uptime_seconds`,
    [boot?.id ?? 'unknown', now, boot?.uptimeSeconds ?? 0],
  );
}

/** The uptime counts while the machine sleeps, and does not follow the clock. */
function readMachineBoot(): Boot | null {
  try {
    return { id: readFileSync(BOOT_ID_FILE, 'ascii').trim(), uptimeSeconds: os.uptime() };
  } catch {
    return null; // not Linux
  }
}

async function query(
  connection: Connection,
  text: string,
  values: readonly unknown[],
): Promise<Record<string, unknown>[]> {
  if ('executeQuery' in connection) {
    const { rows } = await connection.executeQuery(CompiledQuery.raw(text, [...values]));
    return rows as Record<string, unknown>[];
  }
  return (await connection.query<Record<string, unknown>>(text, [...values])).rows;
}

function describeDuration(milliseconds: number): Bilingual {
  const units = [
    [86_400_000, 'วัน', 'days'],
    [3_600_000, 'ชั่วโมง', 'hours'],
    [60_000, 'นาที', 'minutes'],
    [1000, 'วินาที', 'seconds'],
  ] as const;
  const [size, th, en] = units.find(([unit]) => milliseconds >= 2 * unit) ?? units[3];
  const count = (milliseconds / size).toFixed(size === 1000 ? 1 : 0);
  return { th: `${count} ${th}`, en: `${count} ${en}` };
}
