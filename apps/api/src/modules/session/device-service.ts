import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Caller } from '../../client/caller.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { createDeviceQueries, type DeviceSession } from './device-queries.ts';
import type { Session } from './session-queries.ts';

/** The requesting session. */
type RequestingSession = Pick<Session, 'membershipNo' | 'tokenHash'>;

export type DeviceServiceOptions = { db: Kysely<Database>; audit: AuditLog; now: () => Date };

export type ListedDevice = DeviceSession & { id: string; current: boolean };

/** Lists the devices where a member is signed in, and signs them out remotely. */
export class DeviceService {
  readonly #db: Kysely<Database>;
  readonly #audit: AuditLog;
  readonly #now: () => Date;

  constructor({ db, audit, now }: DeviceServiceOptions) {
    this.#db = db;
    this.#audit = audit;
    this.#now = now;
  }

  /** The current device first, then by last use. */
  async list({ membershipNo, tokenHash }: RequestingSession): Promise<ListedDevice[]> {
    const sessions = await createDeviceQueries(this.#db).listDevices(membershipNo, this.#now());
    const devices = sessions.map((session) => ({
      ...session,
      id: deviceId(session.tokenHash),
      current: session.tokenHash.equals(tokenHash),
    }));
    return devices.sort((one, other) => Number(other.current) - Number(one.current));
  }

  /** @throws NotFound for an unknown device or another member's */
  async end(current: RequestingSession, id: string, caller: Caller): Promise<void> {
    const device = (await this.list(current)).find((listed) => listed.id === id);
    if (!device) throw new NotFound();
    const { membershipNo } = current;
    await this.#db.transaction().execute(async (trx) => {
      const ended = await createDeviceQueries(trx).deleteDevice(membershipNo, device.tokenHash);
      if (!ended) throw new NotFound();
      await this.#record(trx, membershipNo, { sessions: 1, caller });
    });
  }

  async endOthers({ membershipNo, tokenHash }: RequestingSession, caller: Caller): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const sessions = await createDeviceQueries(trx).deleteOtherDevices(membershipNo, tokenHash);
      if (sessions > 0) await this.#record(trx, membershipNo, { sessions, caller });
    });
  }

  async #record(
    trx: Kysely<Database>,
    membershipNo: string,
    { sessions, caller }: { sessions: number; caller: Caller },
  ): Promise<void> {
    await this.#audit.append(trx, { kind: 'sessions-ended', membershipNo, ...caller, details: { sessions } });
  }
}

/** The id of a session on the wire; token hashes never leave the server. */
function deviceId(tokenHash: Buffer): string {
  return createHash('sha256').update('device:').update(tokenHash).digest('base64url').slice(0, 22);
}
