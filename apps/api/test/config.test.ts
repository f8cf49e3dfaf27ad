import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { EXAMPLE_CONFIG } from '@sahakorn/contract/runtime-config';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { OperatorError } from '../src/operator-error.ts';
import { temporaryFolder } from './temporary-folder.ts';

const NOWHERE = { DATA_DIR: '/no/such/folder' };
const PRODUCTION = { ...NOWHERE, NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://portal.example.co.th' };

describe('the settings', () => {
  it('have defaults for a first start', () => {
    expect(readConfig(NOWHERE)).toEqual({
      environment: 'development',
      port: 8080,
      host: 'localhost',
      workers: 1,
      dataDir: '/no/such/folder',
      databaseUrl: null,
      replica: null,
      publicOrigin: null,
      trustedProxies: [],
      log: { level: 'info', file: '/no/such/folder/portal.log' },
      metrics: { address: null, token: null },
      slowQueryMs: 500,
      session: {
        idleSeconds: 900,
        absoluteSeconds: 28_800,
        rememberIdleSeconds: 86_400,
        rememberAbsoluteSeconds: 604_800,
      },
      sessionsPerMember: 20,
      officers: null,
      impersonation: true,
      lock: { threshold: 5, baseSeconds: 30, maxSeconds: 900 },
      identityCode: 'off',
      resetPolicy: 'books',
      registerPolicy: 'books',
      captchaMode: 'adaptive',
      verifyPerMinute: 30,
      searchPerMinute: 120,
      pagesPerMinute: 600,
      postsPerHour: 30,
      retention: { auditDays: 365 },
      mail: { smtpUrl: null, from: 'portal@localhost.localdomain', folder: '/no/such/folder/mail' },
      walArchive: null,
      backup: { key: null, keyFile: null },
      media: null,
      demo: true,
      runtime: EXAMPLE_CONFIG,
    });
  });

  it('keep their data in the repository by default', () => {
    expect(readConfig({}).dataDir).toBe(path.resolve(import.meta.dirname, '../../../data'));
  });

  it('use all processors in production, and one process elsewhere', () => {
    expect(readConfig(PRODUCTION).workers).toBe(Math.min(availableParallelism(), 16));
    expect(readConfig({ ...PRODUCTION, WORKERS: '1' }).workers).toBe(1);
    expect(readConfig({ ...NOWHERE, WORKERS: '3' }).workers).toBe(3);
    for (const wrong of ['0', '17', 'all']) {
      expect(() => readConfig({ ...NOWHERE, WORKERS: wrong }), wrong).toThrow(
        'WORKERS must be a whole number',
      );
    }
  });

  it('read feeds from a replica of a given database only', () => {
    const replica = { ...NOWHERE, DATABASE_READ_URL: 'postgresql://replica/portal' };
    expect(() => readConfig(replica)).toThrow('DATABASE_READ_URL needs DATABASE_URL');
    const both = { ...replica, DATABASE_URL: 'postgresql://primary/portal' };
    expect(readConfig(both).replica).toEqual({ url: 'postgresql://replica/portal', lagSeconds: 5 });
    expect(() => readConfig({ ...both, READ_LAG_SECONDS: '0' })).toThrow('READ_LAG_SECONDS must be');
    expect(() => readConfig({ ...both, READ_LAG_SECOND: '9' })).toThrow('write READ_LAG_SECONDS');
  });

  it('keep published files in a bucket whose key they have', () => {
    const bucket = { ...NOWHERE, MEDIA_S3_URL: 'https://s3.example.co.th/portal-media' };
    expect(() => readConfig(bucket)).toThrow('MEDIA_S3_KEY_ID is needed with MEDIA_S3_URL');
    expect(readConfig({ ...bucket, MEDIA_S3_KEY_ID: 'id', MEDIA_S3_SECRET: 'word' }).media).toEqual({
      url: 'https://s3.example.co.th/portal-media',
      region: 'us-east-1',
      keyId: 'id',
      secret: 'word',
    });
    for (const url of [
      's3://portal-media',
      'https://s3.example.co.th',
      'https://id:word@s3.example.co.th/x',
    ]) {
      expect(() => readConfig({ ...NOWHERE, MEDIA_S3_URL: url }), url).toThrow(
        'MEDIA_S3_URL must be an address',
      );
    }
  });

  it('archive the log of the embedded database only', () => {
    const archive = { ...NOWHERE, WAL_ARCHIVE_DIR: '/archive/../wal' };
    expect(readConfig(archive).walArchive).toBe('/wal');
    expect(() => readConfig({ ...archive, DATABASE_URL: 'postgresql://x/y' })).toThrow(
      'WAL_ARCHIVE_DIR is for the embedded database: with DATABASE_URL archive on its own server',
    );
  });

  it('take an empty variable for one that is not set', () => {
    expect(readConfig({ ...NOWHERE, PORT: '', DATABASE_URL: '', DEMO: '' })).toEqual(readConfig(NOWHERE));
  });

  it('read every variable', () => {
    const config = readConfig({
      ...NOWHERE,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgresql://portal@db/portal',
      PUBLIC_ORIGIN: 'https://portal.example.co.th',
      TRUST_PROXY_CIDR: '10.0.0.0/8, 127.0.0.1,::1/128',
      LOG_LEVEL: 'debug',
      LOG_FILE: '/var/log/portal.log',
      METRICS_ADDRESS: '[::1]:9464',
      METRICS_TOKEN: 'sixteen-letters!',
      SLOW_QUERY_MS: '0',
      SESSION_IDLE_SECONDS: '1',
      SESSION_ABSOLUTE_SECONDS: '2',
      REMEMBER_IDLE_SECONDS: '3',
      REMEMBER_ABSOLUTE_SECONDS: '4',
      SESSIONS_PER_MEMBER: '5',
      OFFICERS: 'วิภา ใจดี, สมศรี',
      IMPERSONATION: 'off',
      LOCK_THRESHOLD: '6',
      LOCK_BASE_SECONDS: '7',
      LOCK_MAX_SECONDS: '8',
      IDENTITY_CODE: 'mail',
      RESET_POLICY: 'office',
      REGISTER_POLICY: 'code',
      CAPTCHA_MODE: 'always',
      SMTP_URL: 'smtps://portal:p%40ss@mail.example.co.th',
      MAIL_FROM: 'portal@example.co.th',
      BACKUP_KEY_FILE: '/etc/sahakorn/backup.pub',
      BACKUP_KEY: 'age1',
    });
    expect(config).toMatchObject({
      backup: { key: 'age1', keyFile: '/etc/sahakorn/backup.pub' },
      environment: 'production',
      port: 0,
      host: '0.0.0.0',
      databaseUrl: 'postgresql://portal@db/portal',
      publicOrigin: 'https://portal.example.co.th',
      trustedProxies: ['10.0.0.0/8', '127.0.0.1', '::1/128'],
      log: { level: 'debug', file: '/var/log/portal.log' },
      metrics: { address: { host: '::1', port: 9464 }, token: 'sixteen-letters!' },
      slowQueryMs: 0,
      session: { idleSeconds: 1, absoluteSeconds: 2, rememberIdleSeconds: 3, rememberAbsoluteSeconds: 4 },
      sessionsPerMember: 5,
      officers: ['วิภา ใจดี', 'สมศรี'],
      impersonation: false,
      lock: { threshold: 6, baseSeconds: 7, maxSeconds: 8 },
      identityCode: 'mail',
      resetPolicy: 'office',
      registerPolicy: 'code',
      captchaMode: 'always',
      mail: { smtpUrl: 'smtps://portal:p%40ss@mail.example.co.th', from: 'portal@example.co.th' },
    });
  });

  it.each([
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '8e3', 'PORT must be a whole number from 0 to 65535'],
    [
      'SMTP_URL',
      'mail.example.co.th:25',
      'SMTP_URL must be a server such as smtps://name:password@mail.example.co.th\nMAIL_FROM is needed with SMTP_URL: the address that notices to members come from',
    ],
    [
      'SMTP_URL',
      'smtp://mail.example.co.th',
      'MAIL_FROM is needed with SMTP_URL: the address that notices to members come from',
    ],
    ['MAIL_FROM', 'สหกรณ์ <a@b.co.th>', 'MAIL_FROM must be an address such as portal@example.co.th'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be one of development, production, test'],
    [
      'DATABASE_URL',
      'mysql://root:secret@db/x',
      'DATABASE_URL must be an address such as postgresql://user@host/database',
    ],
    [
      'PUBLIC_ORIGIN',
      'https://portal.example.co.th/',
      'PUBLIC_ORIGIN must be an origin such as https://portal.example.co.th, without a path',
    ],
    [
      'NODE_ENV',
      'production',
      'PUBLIC_ORIGIN is needed in production: the address that browsers use, such as https://portal.example.co.th',
    ],
    [
      'PUBLIC_ORIGIN',
      'portal.example.co.th',
      'PUBLIC_ORIGIN must be an origin such as https://portal.example.co.th, without a path',
    ],
    [
      'PUBLIC_ORIGIN',
      'javascript:alert(1)',
      'PUBLIC_ORIGIN must be an origin such as https://portal.example.co.th, without a path',
    ],
    [
      'TRUST_PROXY_CIDR',
      '10.0.0.0/33',
      'TRUST_PROXY_CIDR must be addresses or ranges such as 10.0.0.0/8, with commas between',
    ],
    [
      'TRUST_PROXY_CIDR',
      'true',
      'TRUST_PROXY_CIDR must be addresses or ranges such as 10.0.0.0/8, with commas between',
    ],
    [
      'TRUST_PROXY_CIDR',
      '10.0.0.0/8/8',
      'TRUST_PROXY_CIDR must be addresses or ranges such as 10.0.0.0/8, with commas between',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
    ['METRICS_ADDRESS', '9464', 'METRICS_ADDRESS must be an address with a port, such as 127.0.0.1:9464'],
    ['METRICS_ADDRESS', 'localhost:99999', 'METRICS_ADDRESS must have a port from 0 to 65535'],
    ['METRICS_TOKEN', 'too short', 'METRICS_TOKEN must have 16 to 200 ASCII characters without spaces'],
    ['SLOW_QUERY_MS', '-1', 'SLOW_QUERY_MS must be a whole number from 0 to 60000'],
    ['RESET_POLICY', 'mail', 'RESET_POLICY must be one of code, office, books'],
    ['OFFICERS', 'วิภา,,สมศรี', 'OFFICERS must be names with commas between'],
    ['REGISTER_POLICY', 'mail', 'REGISTER_POLICY must be one of code, office, books'],
    ['CAPTCHA_MODE', 'sometimes', 'CAPTCHA_MODE must be one of off, adaptive, always'],
    ['SESSION_IDLE_SECONDS', '0', 'SESSION_IDLE_SECONDS must be a whole number from 1 to 31622400'],
    ['SESSION_IDLE_SECONDS', '1.5', 'SESSION_IDLE_SECONDS must be a whole number from 1 to 31622400'],
    ['SESSION_IDLE_SECONDS', '28801', 'SESSION_IDLE_SECONDS must not be more than SESSION_ABSOLUTE_SECONDS'],
    [
      'REMEMBER_ABSOLUTE_SECONDS',
      '60',
      'REMEMBER_IDLE_SECONDS must not be more than REMEMBER_ABSOLUTE_SECONDS',
    ],
    ['LOCK_MAX_SECONDS', '29', 'LOCK_BASE_SECONDS must not be more than LOCK_MAX_SECONDS'],
    ['LOCK_THRESHOLD', 'five', 'LOCK_THRESHOLD must be a whole number from 1 to 1000'],
    ['DEMO', 'yes', 'DEMO must be one of true, false'],
    ['DATABSE_URL', 'secret', 'DATABSE_URL is no setting of the portal: write DATABASE_URL'],
    ['PUBLIC_ORIGN', 'secret', 'PUBLIC_ORIGN is no setting of the portal: write PUBLIC_ORIGIN'],
    ['COOP_NAME_HT', 'secret', 'COOP_NAME_HT is no setting of the portal: write COOP_NAME_TH'],
    ['log_level', 'debug', 'log_level is no setting of the portal: write LOG_LEVEL'],
  ])('refuse %s=%s', (name, value, words) => {
    expect(() => readConfig({ ...NOWHERE, [name]: value })).toThrow(
      new OperatorError({ th: words, en: words }),
    );
  });

  it('leave the variables of other programs alone', () => {
    const others = { HOME: '/', HOSTNAME: 'a', POSTGRES_URL: 'x', LANG: 'C', SMTP_HOST: 'x', LOGNAME: 'y' };
    expect(readConfig({ ...NOWHERE, ...others })).toEqual(readConfig(NOWHERE));
    const both = { DATABASE_URL: 'postgresql://db/portal', DATABASE_URI: 'postgresql://db/portal' };
    expect(readConfig({ ...NOWHERE, ...both }).databaseUrl).toBe('postgresql://db/portal');
  });

  it('name every wrong one, without its value', () => {
    const wrong = { ...NOWHERE, PORT: 'x', DATABASE_URL: 'secret-of-the-database', LOG_LEVEL: 'y' };
    expect(() => readConfig(wrong)).toThrow(/^PORT .+\nDATABASE_URL .+\nLOG_LEVEL .+$/);
    expect(() => readConfig(wrong)).not.toThrow(/secret/);
  });
});

describe('the demonstration', () => {
  it.each([
    [{}, true],
    [{ DEMO: 'false' }, false],
    [{ DATABASE_URL: 'postgresql://db/portal' }, false],
    [{ DATABASE_URL: 'postgresql://db/portal', DEMO: 'true' }, true],
    [PRODUCTION, false],
  ])('with %j is %s', (variables, demo) => {
    expect(readConfig({ ...NOWHERE, ...variables }).demo).toBe(demo);
  });

  it('is refused in production', () => {
    expect(() => readConfig({ ...PRODUCTION, DEMO: 'true' })).toThrow(/^DEMO cannot be true in production/);
  });
});

describe.each([
  ['a forgotten password', 'RESET_POLICY', 'resetPolicy'],
  ['a first password', 'REGISTER_POLICY', 'registerPolicy'],
] as const)('%s', (_what, variable, setting) => {
  it.each([
    [NOWHERE, 'books'],
    [PRODUCTION, 'code'],
    [{ ...NOWHERE, IDENTITY_CODE: 'mail' }, 'code'],
    [{ ...PRODUCTION, [variable]: 'books' }, 'books'],
    [{ ...NOWHERE, [variable]: 'office' }, 'office'],
    [{ ...NOWHERE, IDENTITY_CODE: 'mail', [variable]: 'books' }, 'books'],
  ])('with %j is set by %s', (variables, policy) => {
    expect(readConfig(variables)[setting]).toBe(policy);
  });
});

describe('the log', () => {
  it('is written to standard output in production and where it is set', () => {
    expect(readConfig(PRODUCTION).log.file).toBeNull();
    expect(readConfig({ ...NOWHERE, LOG_FILE: '-' }).log.file).toBeNull();
  });
});

describe("the cooperative's own settings", () => {
  function folderWith(content: string): { DATA_DIR: string } {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'portal.config.json'), content);
    return { DATA_DIR: folder };
  }

  const own = { coopNameTH: 'สหกรณ์ครู จำกัด', coopNameEN: 'Teachers', www_description: 'ของเรา' };

  it('come from the file, and nothing of the example with them', () => {
    expect(readConfig(folderWith(JSON.stringify(own))).runtime).toEqual({
      ...own,
      sentryKey: '',
      theme: 'default',
      grayscale: true,
      copyrightYear: 2021,
      memberAreaOpen: true,
      coopShortName: '',
      coopAddress: '',
      contactPhone: '',
      contactHours: '',
    });
  });

  it('may change single things of the example', () => {
    expect(readConfig(folderWith('{"grayscale":false}')).runtime).toEqual({
      ...EXAMPLE_CONFIG,
      grayscale: false,
    });
  });

  it('come from the environment before the file', () => {
    const variables = {
      COOP_NAME_TH: '2569',
      GRAYSCALE: 'false',
      COPYRIGHT_YEAR: '2026',
      COOP_ADDRESS: '12 ถนนครู',
      CONTACT_PHONE: '02 123 4567',
    };
    expect(readConfig({ ...folderWith(JSON.stringify(own)), ...variables }).runtime).toMatchObject({
      coopNameTH: '2569',
      coopNameEN: 'Teachers',
      grayscale: false,
      copyrightYear: 2026,
      coopAddress: '12 ถนนครู',
      contactPhone: '02 123 4567',
    });
  });

  it.each([
    [
      '{"coopNameTH":"ก"}',
      /^coopNameEN \(.+portal\.config\.json or COOP_NAME_EN\) is wrong or missing: .+\nwww_description /,
    ],
    ['{"grayscale":"no"}', /^grayscale \(.+ or GRAYSCALE\) is wrong or missing: /],
    [
      '{"coopNameThai":"ก"}',
      /^coopNameThai in .+portal\.config\.json is no setting of the portal: write coopNameTH$/,
    ],
    ['{"colour":"red"}', /^colour in .+portal\.config\.json is no setting of the portal$/],
    ['{"coopnameTh":"ก"}', /^coopnameTh in .+ is no setting of the portal: write coopNameTH$/],
    ['{"theme":', /^.+portal\.config\.json is not a JSON object\.$/],
    ['[]', /^.+portal\.config\.json is not a JSON object\.$/],
  ])('refuse the file %s', (content, words) => {
    expect(() => readConfig(folderWith(content))).toThrow(words);
  });

  it('refuse a file that cannot be read', () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'portal.config.json'));
    expect(() => readConfig({ DATA_DIR: folder })).toThrow(
      /portal\.config\.json cannot be read \(EISDIR\)\.$/,
    );
  });
});
