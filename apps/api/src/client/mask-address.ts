import { addressBucket } from './address-bucket.ts';

const IPV4 = /^(\d+\.\d+)\.\d+\.\d+$/;

/** An address with its host part masked: `198.51.x.x`, `2001:db8:x`. */
export function maskAddress(address: string): string {
  const bucket = addressBucket(address);
  const half = IPV4.exec(bucket)?.[1];
  if (half !== undefined) return `${half}.x.x`;
  const [first, second] = bucket.split(':');
  return second === undefined ? '' : `${first}:${second}:x`;
}
