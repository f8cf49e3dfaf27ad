import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import { type AppOptions, buildApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { TestDatabase } from './database.ts';
import { openApps, sharedApps } from './open-apps.ts';

/** The instant at which tests run by default: a Friday morning in Bangkok. */
export const TEST_NOW = new Date('2026-11-20T03:00:00Z');

/**
 * The settings of a test: the defaults, with `changes`, except that wrong attempts need no proof of work:
 * most tests have many. Nothing is read from the machine's environment.
 */
export function testConfig(changes: Partial<Config> = {}): Config {
  const dataDir = path.join(os.tmpdir(), 'sahakorn-test-without-files');
  return {
    ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: 'false', CAPTCHA_MODE: 'off' }),
    ...changes,
  };
}

/** Tests do not depend on whether the portal happens to be built. */
const NO_PORTAL = path.join(os.tmpdir(), 'sahakorn-test-without-portal');

type Choices = Partial<Omit<AppOptions, 'db' | 'config'>> & { config?: Partial<Config> };

/** Builds an app over the test's database; it closes after the test. Reach it by `app.inject`. */
export async function buildTestApp(
  { db }: Pick<TestDatabase, 'db'>,
  choices: Choices = {},
): Promise<FastifyInstance> {
  const app = await buildApp(getOptions(db, choices));
  openApps.push(app);
  return app;
}

/**
 * The app with the usual settings, the same one for all tests over a database, because most tests take less
 * time than building an app. A test that counts requests, or needs empty caches, builds its own.
 */
export async function getTestApp({ db }: Pick<TestDatabase, 'db'>): Promise<FastifyInstance> {
  const app = sharedApps.get(db) ?? (await buildApp(getOptions(db, {})));
  sharedApps.set(db, app);
  return app;
}

function getOptions(db: AppOptions['db'], choices: Choices): AppOptions {
  const { config, now = () => TEST_NOW, log = silentLog(), ...others } = choices;
  return { portalFolder: NO_PORTAL, ...others, db, now, log, config: testConfig(config) };
}

function silentLog(): Logger {
  return pino({ level: 'silent' });
}
