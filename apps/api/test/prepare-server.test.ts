import { pino } from 'pino';
import { expect, it } from 'vitest';
import { prepareServer } from '../src/prepare-server.ts';
import { testConfig } from './app.ts';
import { useTestDatabase } from './database.ts';
import { temporaryFolder } from './temporary-folder.ts';

const database = useTestDatabase();

it('servers that start at the same moment all offer the demonstration', async () => {
  const start = () => {
    const config = testConfig({ databaseUrl: database.url, dataDir: temporaryFolder(), demo: true });
    return prepareServer(config, pino({ level: 'silent' }));
  };
  const started = await Promise.allSettled([start(), start(), start()]);
  const offered = started.map((server) => (server.status === 'fulfilled' ? server.value.members.length : 0));
  for (const server of started) if (server.status === 'fulfilled') await server.value.database.close();
  expect(offered.every((members) => members > 0)).toBe(true);
});
