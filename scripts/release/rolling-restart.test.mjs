import { once } from 'node:events';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startDatabase } from '../../apps/api/bench/trust/database.mjs';
import { getFreePort } from '../free-port.mjs';
import { HOST_NAME, PROXIES, startProxy } from './proxies.mjs';
import { startRelease } from './start-release.mjs';

/** `npm run trust -- restarts` restarts more often. */
const ROUNDS = Number(process.env.ROLLING_RESTARTS ?? 2);
const VISITORS = 8;
const PAGES = ['/home', '/healthz', '/api/info/manu', '/api/info/list/news'];

let database;
/** Two servers, each with a port that it keeps. */
const servers = [];

async function start(port) {
  const settings = { DATABASE_URL: database.url, TRUST_PROXY_CIDR: '127.0.0.1', PORT: String(port) };
  return startRelease(inject('release').folder, { ...settings, PUBLIC_ORIGIN: `https://${HOST_NAME}` });
}

beforeAll(async () => {
  database = await startDatabase();
  for (const port of [await getFreePort(), await getFreePort()]) {
    servers.push({ port, running: await start(port) });
  }
});

afterAll(async () => {
  for (const { running } of servers) await running.stop();
  await database.close();
});

describe.each(PROXIES)('a rolling restart behind the example for %s', (name, installed) => {
  it.runIf(installed)('fails no request', async () => {
    const proxy = await startProxy(name, ...servers.map(({ port }) => `127.0.0.1:${port}`));
    const answers = new Map();
    const restart = { ended: false };
    const visit = async (address, first) => {
      const agent = new https.Agent({ keepAlive: true, maxSockets: 1, localAddress: address });
      for (let turn = first; !restart.ended; turn += 1) {
        const status = await ask(agent, proxy, PAGES[turn % PAGES.length]);
        answers.set(status, (answers.get(status) ?? 0) + 1);
        await sleep(10);
      }
      agent.destroy();
    };
    const visits = Array.from({ length: VISITORS }, (_, index) => visit(`127.0.0.${41 + index}`, index));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const server of servers) {
        await server.running.stop();
        server.running = await start(server.port);
      }
    }
    restart.ended = true;
    await Promise.all(visits);
    await proxy.stop();
    expect([...answers.keys()]).toEqual([200]);
    expect(answers.get(200)).toBeGreaterThan(500 * ROUNDS);
  });
});

async function ask(agent, { port, certificate }, path) {
  const request = https.get({
    agent,
    host: '127.0.0.1',
    port,
    path,
    servername: HOST_NAME,
    ca: certificate,
    headers: { host: `${HOST_NAME}:${port}` },
  });
  try {
    const [response] = await once(request, 'response');
    response.resume();
    await once(response, 'end');
    return response.statusCode;
  } catch (error) {
    return error.code;
  }
}
