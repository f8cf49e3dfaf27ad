/** A pool, or one connection. */
type Reader = { query: (statement: string, values: unknown[]) => Promise<unknown> };

type Identity = { system: string; name: string };

/** The position up to which the primary has flushed its log. All acknowledged commits are before it. */
export type PrimaryState = Identity & { position: bigint };
/** The position up to which a replica has replayed the log; null if the database is not a replica. */
export type StandbyState = Identity & { replayed: bigint | null };

const IDENTITY = `(select system_identifier from pg_control_system())::text as system, current_database() as name`;

type Row = Identity & { lsn: string | null };

/** Reads the state of a primary. PostgreSQL refuses on a replica (55000). */
export async function readPrimary(primary: Reader): Promise<PrimaryState> {
  const { system, name, lsn } = await readRow(
    primary,
    `select pg_current_wal_flush_lsn()::text as lsn, ${IDENTITY}`,
  );
  return { system, name, position: toPosition(lsn ?? '0/0') };
}

/** Reads the state of a replica. */
export async function readStandby(replica: Reader): Promise<StandbyState> {
  const lsn = 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn';
  const row = await readRow(replica, `select ${lsn}, ${IDENTITY}`);
  return { system: row.system, name: row.name, replayed: row.lsn === null ? null : toPosition(row.lsn) };
}

/** Whether one was copied from the other, and both addresses name the same database in it. */
export function isSameDatabase(one: Identity, other: Identity): boolean {
  return one.system === other.system && one.name === other.name;
}

async function readRow(reader: Reader, statement: string): Promise<Row> {
  const { rows } = (await reader.query(statement, [])) as { rows: Row[] };
  const [row] = rows;
  if (!row) throw new Error('The database did not report its position.');
  return row;
}

/**
 * A position as PostgreSQL writes it, `16/B374D848`: the upper and lower 32 bits of the bytes written so far.
 */
function toPosition(lsn: string): bigint {
  const [upper = '0', lower = '0'] = lsn.split('/');
  return (BigInt(`0x${upper}`) << 32n) | BigInt(`0x${lower}`);
}
