import pg from 'pg';

/**
 * Who uses an embedded database. Only one `server` may run; `command`s may run at the same time.
 */
export type Role = 'server' | 'command';

/** Names our advisory locks among all others of the cluster; the letters "SAHA". */
const LOCK_SPACE = 0x53_41_48_41;
/**
 * Every user of the cluster holds this lock shared. A process that gets it exclusively
 * is the last user, and stops PostgreSQL.
 */
const USERS = 1;
/** Held by the one server. */
const SERVER = 2;

const NAME_PREFIX = 'sahakorn-';

/**
 * Registers this process among the users of the cluster by advisory locks. PostgreSQL releases them
 * when a process ends, however it ends, so there are no stale lock files.
 */
export class Guard {
  readonly client: pg.Client;

  constructor(client: pg.Client) {
    this.client = client;
  }

  /** Registers as a user. False: the last user is just stopping PostgreSQL, so try again. */
  async join(): Promise<boolean> {
    return this.#ask(`select pg_try_advisory_lock_shared(${LOCK_SPACE}, ${USERS}) as answer`);
  }

  /** Becomes the one server. False if there is another. */
  async becomeServer(): Promise<boolean> {
    return this.#ask(`select pg_try_advisory_lock(${LOCK_SPACE}, ${SERVER}) as answer`);
  }

  /** Unregisters. True: there is no other user and none can join, so PostgreSQL may be stopped. */
  async leave(): Promise<boolean> {
    await this.client.query(`select pg_advisory_unlock_all()`);
    return this.#ask(`select pg_try_advisory_lock(${LOCK_SPACE}, ${USERS}) as answer`);
  }

  /** The process number of the server, or null. */
  async serverProcess(): Promise<string | null> {
    const { rows } = await this.client.query<{ application_name: string }>(
      `select application_name from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and classid = ${LOCK_SPACE} and objid = ${SERVER} and granted`,
    );
    return rows[0]?.application_name.replace(NAME_PREFIX, '') ?? null;
  }

  async #ask(query: string): Promise<boolean> {
    const { rows } = await this.client.query<{ answer: boolean }>(query);
    return rows[0]?.answer === true;
  }
}

/** Connects to a running cluster; fails as `pg` does where none listens. */
export async function connectGuard(address: pg.ClientConfig): Promise<Guard> {
  const client = new pg.Client({
    ...address,
    database: 'postgres',
    application_name: `${NAME_PREFIX}${process.pid}`,
    connectionTimeoutMillis: 5000,
  });
  // A lost connection shows in the next query; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return new Guard(client);
}
