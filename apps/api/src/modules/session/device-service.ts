import { createHash } from 'node:crypto';
import { NotFound } from '../../plugins/domain-errors.ts';
import type { DeviceQueries, DeviceSession } from './device-queries.ts';
import type { Session } from './session-queries.ts';

/** Whose devices, and from which of them they are looked at. */
type Asking = Pick<Session, 'membershipNo' | 'tokenHash'>;

export type ListedDevice = DeviceSession & { id: string; current: boolean };

/** Lets members see where they are signed in, and sign out from afar. */
export class DeviceService {
  readonly #queries: DeviceQueries;
  readonly #now: () => Date;

  constructor({ queries, now }: { queries: DeviceQueries; now: () => Date }) {
    this.#queries = queries;
    this.#now = now;
  }

  /** The asking device first, then those used last. */
  async list({ membershipNo, tokenHash }: Asking): Promise<ListedDevice[]> {
    const sessions = await this.#queries.listDevices(membershipNo, this.#now());
    const devices = sessions.map((session) => ({
      ...session,
      id: deviceId(session.tokenHash),
      current: session.tokenHash.equals(tokenHash),
    }));
    return devices.sort((one, other) => Number(other.current) - Number(one.current));
  }

  /** @throws NotFound for another member's device as for none. */
  async end(asking: Asking, id: string): Promise<void> {
    const device = (await this.list(asking)).find((listed) => listed.id === id);
    const ended = device && (await this.#queries.deleteDevice(asking.membershipNo, device.tokenHash));
    if (!ended) throw new NotFound();
  }

  async endOthers({ membershipNo, tokenHash }: Asking): Promise<void> {
    await this.#queries.deleteOtherDevices(membershipNo, tokenHash);
  }
}

/** What is stored of a token never leaves the server, so a session has a name of its own for the wire. */
function deviceId(tokenHash: Buffer): string {
  return createHash('sha256').update('device:').update(tokenHash).digest('base64url').slice(0, 22);
}
