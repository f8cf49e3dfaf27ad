import { RateLimited } from '../errors/domain-errors.ts';
import { addressBucket } from '../client/address-bucket.ts';

const MINUTE_MS = 60_000;
/**
 * The counters of a minute are limited to this many addresses; further addresses are
 * refused. Networks of IPv6 are limited by themselves: one client may have tens of thousands
 * of them, and must not have others refused.
 */
const ADDRESSES_MAX = 10_000;

/** Limits the requests of each address per minute; zero is no limit. */
export class RequestLimit {
  readonly #perMinute: number;
  readonly #now: () => Date;
  #minute = 0;
  readonly #counts = { networks: new Map<string, number>(), addresses: new Map<string, number>() };

  constructor({ perMinute, now }: { perMinute: number; now: () => Date }) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** @throws RateLimited when the requests of this minute are used up */
  take(address: string): void {
    if (this.#perMinute === 0) return;
    const time = this.#now().getTime();
    const minute = Math.floor(time / MINUTE_MS);
    if (minute !== this.#minute) for (const counts of Object.values(this.#counts)) counts.clear();
    this.#minute = minute;
    const bucket = addressBucket(address);
    const counts = this.#counts[bucket.includes(':') ? 'networks' : 'addresses'];
    const count = counts.get(bucket) ?? 0;
    if (count >= this.#perMinute || (count === 0 && counts.size >= ADDRESSES_MAX)) {
      throw new RateLimited(Math.ceil(((minute + 1) * MINUTE_MS - time) / 1000));
    }
    counts.set(bucket, count + 1);
  }
}
