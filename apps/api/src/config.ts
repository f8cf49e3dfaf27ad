import { isIP } from 'node:net';
import path from 'node:path';
import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import { z } from 'zod';
import { isMailAddress } from './mail-address.ts';
import { findNearestName } from './nearest-name.ts';
import { OperatorError } from './operator-error.ts';
import { readRuntimeConfig, RUNTIME_VARIABLES, type Variables } from './runtime-config.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

function wholeNumber(least: number, most: number, fallback: number) {
  const rule = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine((value) => value >= least && value <= most, rule)
    .default(fallback);
}

const YEAR_SECONDS = 366 * 24 * 3600;
const seconds = (fallback: number) => wholeNumber(1, YEAR_SECONDS, fallback);

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, `must be one of ${words.join(', ')}`);

const Settings = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(0, 65_535, 8080),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default(path.join(REPOSITORY, 'data')),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'must be an address such as postgresql://user@host/database')
    .optional(),
  PUBLIC_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://portal.example.co.th, without a path')
    .optional(),
  TRUST_PROXY_CIDR: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(
      (ranges) => ranges.every(isAddressRange),
      'must be addresses or ranges such as 10.0.0.0/8, with commas between',
    )
    .default([]),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_FILE: z.string().optional(),
  SESSION_IDLE_SECONDS: seconds(15 * 60),
  SESSION_ABSOLUTE_SECONDS: seconds(8 * 3600),
  REMEMBER_IDLE_SECONDS: seconds(24 * 3600),
  REMEMBER_ABSOLUTE_SECONDS: seconds(7 * 24 * 3600),
  LOCK_THRESHOLD: wholeNumber(1, 1000, 5),
  LOCK_BASE_SECONDS: seconds(30),
  LOCK_MAX_SECONDS: seconds(15 * 60),
  IDENTITY_CODE: oneOf(['off', 'mail']).default('off'),
  CAPTCHA_MODE: oneOf(['off', 'adaptive', 'always']).default('adaptive'),
  RATE_LIMIT_VERIFY: wholeNumber(0, 1_000_000, 30),
  RATE_LIMIT_SEARCH: wholeNumber(0, 1_000_000, 120),
  RATE_LIMIT_POSTS: wholeNumber(0, 1_000_000, 30),
  RETENTION_AUDIT_DAYS: wholeNumber(90, 3660, 365),
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'must be a server such as smtps://name:password@mail.example.co.th')
    .optional(),
  MAIL_FROM: z.string().refine(isMailAddress, 'must be an address such as portal@example.co.th').optional(),
  DEMO: oneOf(['true', 'false'])
    .transform((word) => word === 'true')
    .optional(),
});

const Environment = Settings.superRefine((values, context) => {
  const refuse = (name: keyof typeof values, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const refuseAbove = (name: keyof typeof values, most: keyof typeof values) => {
    if (Number(values[name]) > Number(values[most])) refuse(name, `must not be more than ${most}`);
  };
  refuseAbove('SESSION_IDLE_SECONDS', 'SESSION_ABSOLUTE_SECONDS');
  refuseAbove('REMEMBER_IDLE_SECONDS', 'REMEMBER_ABSOLUTE_SECONDS');
  refuseAbove('LOCK_BASE_SECONDS', 'LOCK_MAX_SECONDS');
  if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined) {
    refuse('MAIL_FROM', 'is needed with SMTP_URL: the address that notices to members come from');
  }
  if (values.DEMO && values.NODE_ENV === 'production') {
    refuse('DEMO', 'cannot be true in production: the passwords of the demonstration are known to all');
  }
});

/** All settings of the process. */
export type Config = {
  environment: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** Absolute. Holds the embedded database, `portal.config.json` and the log. */
  dataDir: string;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  /** The public origin, e.g. `https://portal.example.co.th`; null: taken from each request. */
  publicOrigin: string | null;
  /** Addresses and ranges of proxies whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: string[];
  /** `file` null: standard output. */
  log: { level: string; file: string | null };
  session: {
    idleSeconds: number;
    absoluteSeconds: number;
    rememberIdleSeconds: number;
    rememberAbsoluteSeconds: number;
  };
  lock: { threshold: number; baseSeconds: number; maxSeconds: number };
  /** Whether setting a password without the old one needs a code sent to the registered mail address. */
  identityCode: 'off' | 'mail';
  /** When a proof of work is asked for: never, after a wrong try, or with every one. */
  captchaMode: 'off' | 'adaptive' | 'always';
  /** Codes of documents that one address may try in a minute; zero is no limit. */
  verifyPerMinute: number;
  /** Searches of the public pages that one address may make in a minute; zero is no limit. */
  searchPerMinute: number;
  /** Texts for the board and demands that one address may write in an hour; zero is no limit. */
  postsPerHour: number;
  /** Days for which everyday entries of the audit are kept. */
  retention: { auditDays: number };
  /** `smtpUrl` null: mail is written to files in `folder`. */
  mail: { smtpUrl: string | null; from: string; folder: string };
  /** Whether the demonstration cooperative may fill an empty database. */
  demo: boolean;
  runtime: RuntimeConfig;
};

/**
 * Reads the settings of the environment and of `DATA_DIR/portal.config.json`.
 * @throws OperatorError with one line for every wrong setting; values, which may be secrets, are not repeated.
 */
export function readConfig(variables: Variables): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  const misspelt = findMisspelt(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`);
    throw new OperatorError([...lines, ...misspelt].join('\n'));
  }
  if (misspelt.length > 0) throw new OperatorError(misspelt.join('\n'));
  const values = parsed.data;
  const dataDir = path.resolve(values.DATA_DIR);
  const production = values.NODE_ENV === 'production';
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    trustedProxies: values.TRUST_PROXY_CIDR,
    log: { level: values.LOG_LEVEL, file: logFile(values.LOG_FILE, production, dataDir) },
    session: {
      idleSeconds: values.SESSION_IDLE_SECONDS,
      absoluteSeconds: values.SESSION_ABSOLUTE_SECONDS,
      rememberIdleSeconds: values.REMEMBER_IDLE_SECONDS,
      rememberAbsoluteSeconds: values.REMEMBER_ABSOLUTE_SECONDS,
    },
    lock: {
      threshold: values.LOCK_THRESHOLD,
      baseSeconds: values.LOCK_BASE_SECONDS,
      maxSeconds: values.LOCK_MAX_SECONDS,
    },
    identityCode: values.IDENTITY_CODE,
    captchaMode: values.CAPTCHA_MODE,
    verifyPerMinute: values.RATE_LIMIT_VERIFY,
    searchPerMinute: values.RATE_LIMIT_SEARCH,
    postsPerHour: values.RATE_LIMIT_POSTS,
    retention: { auditDays: values.RETENTION_AUDIT_DAYS },
    mail: {
      smtpUrl: values.SMTP_URL ?? null,
      from: values.MAIL_FROM ?? 'portal@localhost.localdomain',
      folder: path.join(dataDir, 'mail'),
    },
    demo: values.DEMO ?? (!production && values.DATABASE_URL === undefined),
    runtime: readRuntimeConfig(dataDir, given),
  };
}

/** Other programs have similar variables: a name counts as misspelt only if the right one is not set. */
function findMisspelt(given: Variables): string[] {
  const names = [...Object.keys(Settings.shape), ...Object.values(RUNTIME_VARIABLES)];
  return Object.keys(given).flatMap((name) => {
    const nearest = names.includes(name) ? null : findNearestName(name, names);
    return nearest === null || nearest in given
      ? []
      : [`${name} is no setting of the portal: write ${nearest}`];
  });
}

/** Log to a file in development, so that log lines do not hide the start message; in production to standard output. */
function logFile(given: string | undefined, production: boolean, dataDir: string): string | null {
  if (given === '-') return null;
  if (given !== undefined) return path.resolve(given);
  return production ? null : path.join(dataDir, 'portal.log');
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
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
