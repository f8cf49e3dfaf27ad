import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import type { z } from 'zod';
import { findNearestName } from './nearest-name.ts';
import { type Bilingual, joinLines } from './language.ts';
import { OperatorError } from './operator-error.ts';
import { readRuntimeConfig, RUNTIME_VARIABLES, type Variables } from './runtime-config.ts';
import { getRule } from './setting-values.ts';
import { Environment, Settings, WORKERS_MAX } from './settings.ts';

/** A bucket of an S3-compatible storage, and the key that may read and write it. */
export type BucketSettings = {
  /** With the bucket as its path, e.g. `https://s3.example.co.th/portal-media`. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
};

/** All settings of the process. */
export type Config = {
  environment: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** Processes that answer requests; with more than one, a further process starts and watches them. */
  workers: number;
  /** Absolute. Holds the embedded database, `portal.config.json` and the log. */
  dataDir: string;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  /** A replica of `databaseUrl` for feeds, and by how many seconds they may be old; null: none. */
  replica: { url: string; lagSeconds: number } | null;
  /** The public origin, e.g. `https://portal.example.co.th`; never null in production. */
  publicOrigin: string | null;
  /** Addresses and ranges of proxies whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: string[];
  /** `file` null: standard output. */
  log: { level: string; file: string | null };
  /** Where `/metrics` is served: at its own address, or at the portal's with a token; both null: nowhere. */
  metrics: { address: { host: string; port: number } | null; token: string | null };
  /** Queries that take longer are logged, without their values; zero: none is. */
  slowQueryMs: number;
  session: {
    idleSeconds: number;
    absoluteSeconds: number;
    rememberIdleSeconds: number;
    rememberAbsoluteSeconds: number;
  };
  /** Sessions that one member may have; a further one ends the one unused for longest. */
  sessionsPerMember: number;
  /** The officers who may act by the command line; null: any name is accepted. */
  officers: string[] | null;
  /** Whether officers may see the portal as a member. */
  impersonation: boolean;
  lock: { threshold: number; baseSeconds: number; maxSeconds: number };
  /** Whether setting a password without the old one needs a code sent to the registered mail address. */
  identityCode: 'off' | 'mail';
  /**
   * What sets a forgotten password, besides what the books say of the member: `code`, a code sent to the
   * registered mail address; `office`, only the office does; `books`, nothing more.
   */
  resetPolicy: 'code' | 'office' | 'books';
  /** The same for the first password. */
  registerPolicy: 'code' | 'office' | 'books';
  /** When proof of work is required: never, after a wrong try, or with every try. */
  captchaMode: 'off' | 'adaptive' | 'always';
  /** Codes of documents that one address may try in a minute; zero is no limit. */
  verifyPerMinute: number;
  /** Searches of the public pages that one address may make in a minute; zero is no limit. */
  searchPerMinute: number;
  /** Public pages that the server renders for one address in a minute; zero is no limit. */
  pagesPerMinute: number;
  /** Texts for the board and demands that one address may write in an hour; zero is no limit. */
  postsPerHour: number;
  /** Days for which everyday entries of the audit are kept. */
  retention: { auditDays: number };
  /** `smtpUrl` null: mail is written to files in `folder`. */
  mail: { smtpUrl: string | null; from: string; folder: string };
  /** Absolute; where the embedded database archives its write-ahead log. Null: nowhere. */
  walArchive: string | null;
  /** The key of backups, or the file that it is in; both null: backups are not encrypted. */
  backup: { key: string | null; keyFile: string | null };
  /** The bucket of published files and members' pictures; null: the folder below `DATA_DIR`. */
  media: BucketSettings | null;
  /** Whether the demonstration cooperative may fill an empty database. */
  demo: boolean;
  runtime: RuntimeConfig;
};

/**
 * Reads the settings of the environment and of `DATA_DIR/portal.config.json`.
 * @throws OperatorError with one line for every wrong setting; values,
 *   which may be secrets, are not repeated.
 */
export function readConfig(variables: Variables): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  const misspelt = findMisspelt(given);
  if (!parsed.success) {
    throw new OperatorError(joinLines([...parsed.error.issues.map(describeIssue), ...misspelt]));
  }
  if (misspelt.length > 0) throw new OperatorError(joinLines(misspelt));
  const values = parsed.data;
  const dataDir = path.resolve(values.DATA_DIR);
  const production = values.NODE_ENV === 'production';
  // Many people know the facts in the books, but the demonstration must work without mail.
  const passwordPolicy = production || values.IDENTITY_CODE === 'mail' ? 'code' : 'books';
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    workers: values.WORKERS ?? (production ? Math.min(availableParallelism(), WORKERS_MAX) : 1),
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    replica:
      values.DATABASE_READ_URL === undefined
        ? null
        : { url: values.DATABASE_READ_URL, lagSeconds: values.READ_LAG_SECONDS },
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    trustedProxies: values.TRUST_PROXY_CIDR,
    log: { level: values.LOG_LEVEL, file: logFile(values.LOG_FILE, production, dataDir) },
    metrics: { address: values.METRICS_ADDRESS ?? null, token: values.METRICS_TOKEN ?? null },
    slowQueryMs: values.SLOW_QUERY_MS,
    session: {
      idleSeconds: values.SESSION_IDLE_SECONDS,
      absoluteSeconds: values.SESSION_ABSOLUTE_SECONDS,
      rememberIdleSeconds: values.REMEMBER_IDLE_SECONDS,
      rememberAbsoluteSeconds: values.REMEMBER_ABSOLUTE_SECONDS,
    },
    sessionsPerMember: values.SESSIONS_PER_MEMBER,
    officers: values.OFFICERS ?? null,
    impersonation: values.IMPERSONATION === 'on',
    lock: {
      threshold: values.LOCK_THRESHOLD,
      baseSeconds: values.LOCK_BASE_SECONDS,
      maxSeconds: values.LOCK_MAX_SECONDS,
    },
    identityCode: values.IDENTITY_CODE,
    registerPolicy: values.REGISTER_POLICY ?? passwordPolicy,
    resetPolicy: values.RESET_POLICY ?? passwordPolicy,
    captchaMode: values.CAPTCHA_MODE,
    verifyPerMinute: values.RATE_LIMIT_VERIFY,
    searchPerMinute: values.RATE_LIMIT_SEARCH,
    pagesPerMinute: values.RATE_LIMIT_PAGES,
    postsPerHour: values.RATE_LIMIT_POSTS,
    retention: { auditDays: values.RETENTION_AUDIT_DAYS },
    mail: {
      smtpUrl: values.SMTP_URL ?? null,
      from: values.MAIL_FROM ?? 'portal@localhost.localdomain',
      folder: path.join(dataDir, 'mail'),
    },
    walArchive: values.WAL_ARCHIVE_DIR === undefined ? null : path.resolve(values.WAL_ARCHIVE_DIR),
    backup: { key: values.BACKUP_KEY ?? null, keyFile: values.BACKUP_KEY_FILE ?? null },
    media: getBucket(values),
    demo: values.DEMO ?? (!production && values.DATABASE_URL === undefined),
    runtime: readRuntimeConfig(dataDir, given),
  };
}

function getBucket(values: z.infer<typeof Environment>): BucketSettings | null {
  const { MEDIA_S3_URL: url, MEDIA_S3_KEY_ID: keyId, MEDIA_S3_SECRET: secret } = values;
  if (url === undefined || keyId === undefined || secret === undefined) return null;
  return { url, region: values.MEDIA_S3_REGION, keyId, secret };
}

function describeIssue(issue: z.core.$ZodIssue): Bilingual {
  const name = String(issue.path[0]);
  const { th, en } = getRule(issue);
  return { th: `${name} ${th}`, en: `${name} ${en}` };
}

/** Other programs have similar variables: a name counts as misspelt only if the right one is not set. */
function findMisspelt(given: Variables): Bilingual[] {
  const names = [...Object.keys(Settings.shape), ...Object.values(RUNTIME_VARIABLES)];
  return Object.keys(given).flatMap((name) => {
    const nearest = names.includes(name) ? null : findNearestName(name, names);
    return nearest === null || nearest in given
      ? []
      : [
          {
            th: `${name} ไม่ใช่ค่าตั้งของพอร์ทัล เขียนว่า ${nearest}`,
            en: `${name} is no setting of the portal: write ${nearest}`,
          },
        ];
  });
}

/**
 * Log to a file in development, so that log lines do not hide the start
 * message; in production to standard output.
 */
function logFile(given: string | undefined, production: boolean, dataDir: string): string | null {
  if (given === '-') return null;
  if (given !== undefined) return path.resolve(given);
  return production ? null : path.join(dataDir, 'portal.log');
}
