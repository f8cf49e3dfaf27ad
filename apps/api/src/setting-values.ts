import { isIP } from 'node:net';
import { z } from 'zod';
import type { Bilingual } from './language.ts';

/** A rule as zod takes it: `getRule` reads it from the issue. */
export const toIssue = (rule: Bilingual) => ({ message: rule.en, params: { rule } });

/** The rule that a value breaks, as the end of a sentence that begins with the setting's name. */
export function getRule(issue: z.core.$ZodIssue): Bilingual {
  if (issue.code === 'custom') {
    const rule: unknown = issue.params?.['rule'];
    return rule as Bilingual;
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String).join(', ');
    return { th: `ต้องเป็นค่าใดค่าหนึ่งใน ${values}`, en: `must be one of ${values}` };
  }
  return { th: issue.message, en: issue.message };
}

const matches = (pattern: RegExp, rule: Bilingual) =>
  z.string().refine((text) => pattern.test(text), toIssue(rule));

/** A whole number in its range. */
export function wholeNumberWithin(min: number, max: number) {
  const rule = {
    th: `ต้องเป็นจำนวนเต็มตั้งแต่ ${min} ถึง ${max}`,
    en: `must be a whole number from ${min} to ${max}`,
  };
  return matches(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((value) => value >= min && value <= max, toIssue(rule));
}

export const wholeNumber = (min: number, max: number, fallback: number) =>
  wholeNumberWithin(min, max).default(fallback);

const YEAR_SECONDS = 366 * 24 * 3600;
/** At most a year. */
export const seconds = (fallback: number) => wholeNumber(1, YEAR_SECONDS, fallback);

export const choice = <const Words extends readonly string[]>(words: Words) => z.enum(words);

const LISTEN_ADDRESS = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i;

/** A host and port to listen on. */
export const listenAddress = matches(LISTEN_ADDRESS, {
  th: 'ต้องเป็นที่อยู่พร้อมพอร์ต เช่น 127.0.0.1:9464',
  en: 'must be an address with a port, such as 127.0.0.1:9464',
})
  .transform((text) => {
    const [, bracketed, plain, port] = LISTEN_ADDRESS.exec(text) ?? [];
    return { host: bracketed ?? plain ?? '', port: Number(port) };
  })
  .refine(
    ({ port }) => port <= 65_535,
    toIssue({ th: 'ต้องมีพอร์ตตั้งแต่ 0 ถึง 65535', en: 'must have a port from 0 to 65535' }),
  );

export const metricsToken = matches(/^[\x21-\x7e]{16,200}$/, {
  th: 'ต้องเป็นอักขระ ASCII 16 ถึง 200 ตัว ไม่มีช่องว่าง',
  en: 'must have 16 to 200 ASCII characters without spaces',
});

export const databaseAddress = matches(/^postgres(ql)?:\/\/./, {
  th: 'ต้องเป็นที่อยู่ เช่น postgresql://user@host/database',
  en: 'must be an address such as postgresql://user@host/database',
});

/** The address of the portal as browsers write it. */
export const origin = z.string().refine(
  isOrigin,
  toIssue({
    th: 'ต้องเป็นที่อยู่ของเว็บโดยไม่มีพาธ เช่น https://portal.example.co.th',
    en: 'must be an origin such as https://portal.example.co.th, without a path',
  }),
);

/** Addresses and ranges of addresses, with commas between. */
export const addressRanges = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (ranges) => ranges.every(isAddressRange),
    toIssue({
      th: 'ต้องเป็นที่อยู่หรือช่วงที่อยู่ เช่น 10.0.0.0/8 คั่นด้วยจุลภาค',
      en: 'must be addresses or ranges such as 10.0.0.0/8, with commas between',
    }),
  );

/** Names, with commas between. */
export const names = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .refine(
    (list) => list.every((name) => name !== ''),
    toIssue({ th: 'ต้องเป็นชื่อ คั่นด้วยจุลภาค', en: 'must be names with commas between' }),
  );

export const mailServer = z.string().refine(
  isMailServer,
  toIssue({
    th: 'ต้องเป็นเซิร์ฟเวอร์ เช่น smtps://name:password@mail.example.co.th',
    en: 'must be a server such as smtps://name:password@mail.example.co.th',
  }),
);

/** The address of a bucket of S3-compatible storage. */
export const bucketAddress = z.string().refine(
  isBucket,
  toIssue({
    th: 'ต้องเป็นที่อยู่ที่มีชื่อ bucket เช่น https://s3.example.co.th/portal-media',
    en: 'must be an address with the bucket, such as https://s3.example.co.th/portal-media',
  }),
);

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
