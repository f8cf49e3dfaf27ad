import { isIP } from 'node:net';
import { z } from 'zod';

/** A whole number in its range. */
export function wholeNumberWithin(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((value) => value >= min && value <= max, rule);
}

export const wholeNumber = (min: number, max: number, fallback: number) =>
  wholeNumberWithin(min, max).default(fallback);

const YEAR_SECONDS = 366 * 24 * 3600;
/** At most a year. */
export const seconds = (fallback: number) => wholeNumber(1, YEAR_SECONDS, fallback);

export const choice = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, `must be one of ${words.join(', ')}`);

const LISTEN_ADDRESS = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i;

/** A host and port to listen on. */
export const listenAddress = z
  .string()
  .regex(LISTEN_ADDRESS, 'must be an address with a port, such as 127.0.0.1:9464')
  .transform((text) => {
    const [, bracketed, plain, port] = LISTEN_ADDRESS.exec(text) ?? [];
    return { host: bracketed ?? plain ?? '', port: Number(port) };
  })
  .refine(({ port }) => port <= 65_535, 'must have a port from 0 to 65535');

export const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\/./, 'must be an address such as postgresql://user@host/database');

/** The address of the portal as browsers write it. */
export const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://portal.example.co.th, without a path');

/** Addresses and ranges of addresses, with commas between. */
export const addressRanges = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (ranges) => ranges.every(isAddressRange),
    'must be addresses or ranges such as 10.0.0.0/8, with commas between',
  );

/** Names, with commas between. */
export const names = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .refine((list) => list.every((name) => name !== ''), 'must be names with commas between');

export const mailServer = z
  .string()
  .refine(isMailServer, 'must be a server such as smtps://name:password@mail.example.co.th');

/** The address of a bucket of S3-compatible storage. */
export const bucketAddress = z
  .string()
  .refine(isBucket, 'must be an address with the bucket, such as https://s3.example.co.th/portal-media');

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}

function isBucket(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, username, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && /^\/[^/]+$/.test(pathname) && `${username}${search}${hash}` === '';
}

function isMailServer(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
