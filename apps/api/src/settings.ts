import path from 'node:path';
import { z } from 'zod';
import type { Bilingual } from './language.ts';
import { isMailAddress } from './mail-address.ts';
import {
  addressRanges,
  bucketAddress,
  choice,
  databaseAddress,
  listenAddress,
  mailServer,
  metricsToken,
  names,
  origin,
  seconds,
  toIssue,
  wholeNumber,
  wholeNumberWithin,
} from './setting-values.ts';

/** Each has connections to the database, of which the embedded one allows a hundred. */
export const WORKERS_MAX = 16;

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** Every setting but those of the runtime configuration, by its name in the environment. */
export const Settings = z.object({
  NODE_ENV: choice(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(0, 65_535, 8080),
  HOST: z.string().default('localhost'),
  WORKERS: wholeNumberWithin(1, WORKERS_MAX).optional(),
  DATA_DIR: z.string().default(path.join(REPOSITORY, 'data')),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_READ_URL: databaseAddress.optional(),
  READ_LAG_SECONDS: wholeNumber(1, 3600, 5),
  PUBLIC_ORIGIN: origin.optional(),
  TRUST_PROXY_CIDR: addressRanges.default([]),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_FILE: z.string().optional(),
  METRICS_ADDRESS: listenAddress.optional(),
  METRICS_TOKEN: metricsToken.optional(),
  OTEL_ENABLED: choice(['on', 'off']).default('off'),
  OTEL_FOLDER: z.string().optional(),
  SLOW_QUERY_MS: wholeNumber(0, 60_000, 500),
  SESSION_IDLE_SECONDS: seconds(15 * 60),
  SESSION_ABSOLUTE_SECONDS: seconds(8 * 3600),
  REMEMBER_IDLE_SECONDS: seconds(24 * 3600),
  REMEMBER_ABSOLUTE_SECONDS: seconds(7 * 24 * 3600),
  SESSIONS_PER_MEMBER: wholeNumber(1, 1000, 20),
  OFFICERS: names.optional(),
  IMPERSONATION: choice(['on', 'off']).default('on'),
  LOCK_THRESHOLD: wholeNumber(1, 1000, 5),
  LOCK_BASE_SECONDS: seconds(30),
  LOCK_MAX_SECONDS: seconds(15 * 60),
  IDENTITY_CODE: choice(['off', 'mail']).default('off'),
  RESET_POLICY: choice(['code', 'office', 'books']).optional(),
  REGISTER_POLICY: choice(['code', 'office', 'books']).optional(),
  CAPTCHA_MODE: choice(['off', 'adaptive', 'always']).default('adaptive'),
  RATE_LIMIT_VERIFY: wholeNumber(0, 1_000_000, 30),
  RATE_LIMIT_SEARCH: wholeNumber(0, 1_000_000, 120),
  RATE_LIMIT_PAGES: wholeNumber(0, 1_000_000, 600),
  RATE_LIMIT_POSTS: wholeNumber(0, 1_000_000, 30),
  RETENTION_AUDIT_DAYS: wholeNumber(90, 3660, 365),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: z
    .string()
    .refine(
      isMailAddress,
      toIssue({
        th: 'ต้องเป็นที่อยู่อีเมล เช่น portal@example.co.th',
        en: 'must be an address such as portal@example.co.th',
      }),
    )
    .optional(),
  BACKUP_KEY: z.string().optional(),
  BACKUP_KEY_FILE: z.string().optional(),
  WAL_ARCHIVE_DIR: z.string().optional(),
  MEDIA_S3_URL: bucketAddress.optional(),
  MEDIA_S3_REGION: z.string().default('us-east-1'),
  MEDIA_S3_KEY_ID: z.string().optional(),
  MEDIA_S3_SECRET: z.string().optional(),
  DEMO: choice(['true', 'false'])
    .transform((word) => word === 'true')
    .optional(),
});

/** The settings, checked together. */
export const Environment = Settings.superRefine((values, context) => {
  const refuse = (name: keyof typeof values, rule: Bilingual) =>
    context.addIssue({ code: 'custom', path: [name], ...toIssue(rule) });
  const refuseAbove = (name: keyof typeof values, max: keyof typeof values) => {
    if (Number(values[name]) > Number(values[max])) {
      refuse(name, { th: `ต้องไม่เกิน ${max}`, en: `must not be more than ${max}` });
    }
  };
  refuseAbove('SESSION_IDLE_SECONDS', 'SESSION_ABSOLUTE_SECONDS');
  refuseAbove('REMEMBER_IDLE_SECONDS', 'REMEMBER_ABSOLUTE_SECONDS');
  refuseAbove('LOCK_BASE_SECONDS', 'LOCK_MAX_SECONDS');
  if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined) {
    refuse('MAIL_FROM', {
      th: 'ต้องตั้งเมื่อใช้ SMTP_URL เป็นที่อยู่ผู้ส่งจดหมายแจ้งสมาชิก',
      en: 'is needed with SMTP_URL: the address that notices to members come from',
    });
  }
  for (const name of ['MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET'] as const) {
    if (values.MEDIA_S3_URL !== undefined && values[name] === undefined) {
      refuse(name, {
        th: 'ต้องตั้งเมื่อใช้ MEDIA_S3_URL เป็นกุญแจที่อ่านและเขียน bucket ได้',
        en: 'is needed with MEDIA_S3_URL: the key that may read and write the bucket',
      });
    }
  }
  if (values.PUBLIC_ORIGIN === undefined && values.NODE_ENV === 'production') {
    refuse('PUBLIC_ORIGIN', {
      th: 'ต้องตั้งเมื่อใช้งานจริง (NODE_ENV=production) เป็นที่อยู่ที่เบราว์เซอร์ใช้ เช่น https://portal.example.co.th',
      en: 'is needed in production: the address that browsers use, such as https://portal.example.co.th',
    });
  }
  if (values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined) {
    refuse('DATABASE_READ_URL', {
      th: 'ใช้ได้เมื่อตั้ง DATABASE_URL เพราะเป็นสำเนาของฐานข้อมูลนั้น',
      en: 'needs DATABASE_URL: it is a replica of that database',
    });
  }
  if (values.WAL_ARCHIVE_DIR !== undefined && values.DATABASE_URL !== undefined) {
    refuse('WAL_ARCHIVE_DIR', {
      th: 'ใช้กับฐานข้อมูลในตัวเท่านั้น ถ้าใช้ DATABASE_URL ให้เก็บที่เซิร์ฟเวอร์ของฐานข้อมูลนั้น',
      en: 'is for the embedded database: with DATABASE_URL archive on its own server',
    });
  }
  if (values.DEMO && values.NODE_ENV === 'production') {
    refuse('DEMO', {
      th: 'เป็น true ไม่ได้เมื่อใช้งานจริง (NODE_ENV=production) เพราะทุกคนรู้รหัสผ่านของสหกรณ์ตัวอย่าง',
      en: 'cannot be true in production: the passwords of the demonstration are known to all',
    });
  }
});
