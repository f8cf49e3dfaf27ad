import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { deviceName } from '../../client/device-name.ts';
import { addressBucket } from '../../client/address-bucket.ts';
import { createToken } from '../../token.ts';

/** What identifies a device at sign-in. */
export type DeviceFeatures = {
  /** The device cookie of an earlier sign-in, if any. */
  deviceToken: string | null;
  userAgent: string;
  address: string;
};

/**
 * `first`: the member's first sign-in since devices are recorded. `deviceCookie`: the value for the device
 * cookie, unchanged if it was the member's; one that another member left on the device is replaced.
 * `lastSeenAt`: the sign-in before with this cookie.
 */
export type RecognisedDevice = {
  device: 'first' | 'known' | 'new';
  deviceCookie: string;
  lastSeenAt: Date | null;
};

/** As long as browsers keep the device cookie. */
const RETENTION_MS = 400 * 24 * 3600_000;

/**
 * Whether a member has signed in on this device before; records it. A device is recognised by its cookie
 * or, without one, by browser and network. Needs the advisory lock of the membership number.
 */
export async function recogniseDevice(
  trx: Kysely<Database>,
  membershipNo: string,
  features: DeviceFeatures,
  now: Date,
): Promise<RecognisedDevice> {
  const { deviceToken, userAgent, address } = features;
  const rows = await trx
    .selectFrom('device_trace')
    .select(['trace', 'seen_at'])
    .where('membership_no', '=', membershipNo)
    .where('seen_at', '>=', new Date(now.getTime() - RETENTION_MS))
    .execute();
  const find = (trace: Buffer | null) => rows.find((row) => trace?.equals(row.trace));
  const own = find(deviceToken === null ? null : hashCookie(membershipNo, deviceToken));
  // Of releases in which one value could belong to several members.
  const shared = find(deviceToken === null ? null : hashTrace('left', deviceToken));
  const place = hashTrace('place', deviceName(userAgent), addressBucket(address));
  const deviceCookie = own && deviceToken !== null ? deviceToken : createToken();
  const traces = [hashCookie(membershipNo, deviceCookie), place];
  await trx
    .insertInto('device_trace')
    .values(traces.map((trace) => ({ membership_no: membershipNo, trace, seen_at: now })))
    .onConflict((conflict) => conflict.columns(['membership_no', 'trace']).doUpdateSet({ seen_at: now }))
    .execute();
  if (rows.length === 0) return { device: 'first', deviceCookie, lastSeenAt: null };
  const device = (own ?? shared ?? find(place)) ? 'known' : 'new';
  return { device, deviceCookie, lastSeenAt: (own ?? shared)?.seen_at ?? null };
}

/**
 * The name of a device whose cookie the member's earlier sign-in left; null for any other. The kind of
 * browser and its network are not enough here, because strangers may share them.
 */
export async function findKnownDevice(
  db: Kysely<Database>,
  { membershipNo, deviceToken }: { membershipNo: string; deviceToken: string },
  now: Date,
): Promise<string | null> {
  const trace = hashCookie(membershipNo, deviceToken);
  const row = await db
    .selectFrom('device_trace')
    .select('trace')
    .where('membership_no', '=', membershipNo)
    .where('trace', '=', trace)
    .where('seen_at', '>=', new Date(now.getTime() - RETENTION_MS))
    .executeTakeFirst();
  return row ? trace.toString('hex') : null;
}

/** Bound to the member, so that the value means nothing for another one. */
function hashCookie(membershipNo: string, token: string): Buffer {
  return hashTrace('left', membershipNo, token);
}

function hashTrace(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
