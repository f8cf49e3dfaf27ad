import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { HOST_NAME, PROXIES, startProxy } from './proxies.mjs';
import { startRelease } from './start-release.mjs';

const CODES_A_MINUTE = 3;

/** Visitors of each proxy: all of 127.0.0.0/8 is this machine. */
const VISITORS = { nginx: ['127.0.0.21', '127.0.0.22'], caddy: ['127.0.0.31', '127.0.0.32'] };

let server;

beforeAll(async () => {
  server = await startRelease(inject('release').folder, {
    TRUST_PROXY_CIDR: '127.0.0.1',
    PUBLIC_ORIGIN: `https://${HOST_NAME}`,
    RATE_LIMIT_VERIFY: String(CODES_A_MINUTE),
  });
});

afterAll(() => server.stop());

it('the health check of the release finds its server', () => {
  const { folder } = inject('release');
  const env = { PORT: new URL(server.origin).port };
  expect(spawnSync(process.execPath, ['bin/healthcheck.mjs'], { cwd: folder, env }).status).toBe(0);
});

describe.each(PROXIES)('the example for %s', (name, installed) => {
  const [first, second] = VISITORS[name];
  if (!installed) console.warn(`${name} is not installed: its example is not tried here.`);

  describe.runIf(installed)('in front of a release', () => {
    let proxy;

    async function ask(method, url, { from = first, headers = {}, body } = {}) {
      const request = https.request({
        method,
        host: '127.0.0.1',
        port: proxy.port,
        path: url,
        servername: HOST_NAME,
        ca: proxy.certificate,
        localAddress: from,
        headers: {
          host: `${HOST_NAME}:${proxy.port}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
      });
      request.end(body && JSON.stringify(body));
      const [response] = await once(request, 'response');
      return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
    }

    async function signIn() {
      const body = { membership_no: '001234', mem_password: 'Sahakorn#2569', remember: false };
      const { bytes } = await ask('POST', '/api/member/auth/login', { body });
      return { authorization: `Bearer ${JSON.parse(bytes).token}` };
    }

    async function askPlainly(url, host) {
      const request = http.get({ host: '127.0.0.1', port: proxy.plainPort, path: url, headers: { host } });
      const [response] = await once(request, 'response');
      response.resume();
      return [response.statusCode, response.headers.location];
    }

    beforeAll(async () => {
      proxy = await startProxy(name, new URL(server.origin).host);
    });

    afterAll(() => proxy.stop());

    it('speaks HTTP/2', async () => {
      const socket = connect({
        host: '127.0.0.1',
        port: proxy.port,
        servername: HOST_NAME,
        ca: proxy.certificate,
        ALPNProtocols: ['h2', 'http/1.1'],
      });
      await once(socket, 'secureConnect');
      expect(socket.alpnProtocol).toBe('h2');
      socket.destroy();
    });

    it('serves a page as the portal compressed it, over HTTPS only from then on', async () => {
      const { status, headers, bytes } = await ask('GET', '/home', { headers: { 'accept-encoding': 'br' } });
      expect(status).toBe(200);
      expect(headers['content-encoding']).toBe('br');
      expect(headers['strict-transport-security']).toContain('max-age=63072000');
      expect(String(headers['set-cookie'])).toMatch(/^__Host-.*Secure/);
      expect(bytes.length).toBeGreaterThan(1000);
    });

    it('lets a member sign in and print a document', async () => {
      const { status, headers, bytes } = await ask('GET', '/api/member/print_share_pdf', {
        headers: await signIn(),
      });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/pdf');
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    });

    it('counts each visitor separately, even if they send a false address', async () => {
      const verify = (from, claimed) =>
        ask('POST', '/api/info/verify', {
          from,
          headers: { 'x-forwarded-for': claimed },
          body: { code: `WRONG-${name}` },
        });
      const statuses = [];
      // More than twice the limit, because a minute may begin between two of them.
      for (let last = 1; last <= 2 * CODES_A_MINUTE + 1; last += 1) {
        statuses.push((await verify(first, `10.1.1.${last}`)).status);
      }
      expect(statuses[0]).toBe(404);
      expect(statuses).toContain(429);
      expect((await verify(second, '10.1.1.1')).status).toBe(404);
      const addresses = readFileSync(path.join(server.dataDir, 'portal.log'), 'utf8');
      expect(addresses).toContain(`"address":"${first}"`);
      expect(addresses).not.toContain('10.1.1.');
    });

    it('sends visitors from HTTP to HTTPS, and to no host that only they name', async () => {
      const there = [301, `https://${HOST_NAME}/news?page=2`];
      expect(await askPlainly('/news?page=2', HOST_NAME)).toEqual(there);
      expect(await askPlainly('/news?page=2', 'evil.example')).toEqual(there);
    });

    it('refuses calls over HTTP', async () => {
      expect(await askPlainly('/api/info/home', HOST_NAME)).toEqual([403, undefined]);
      expect(await askPlainly('/api/info/home', '127.0.0.1')).toEqual([403, undefined]);
      expect(await askPlainly('/admin/impersonate/start?ticket=x', HOST_NAME)).toEqual([403, undefined]);
    });

    it('logs neither query strings nor what paths of members say', async () => {
      await ask('GET', '/search?q=secret-words');
      await ask('GET', '/member/deposit/0100012345');
      await ask('GET', '/verify/SECRET-CODE');
      const log = proxy.readLog();
      expect(log).toContain(first);
      expect(log).toContain('/search');
      expect(log).not.toMatch(/secret|0100012345/i);
    });
  });
});
