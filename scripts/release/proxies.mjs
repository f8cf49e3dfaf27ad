// Starts nginx or Caddy with its example configuration, on a free port and in a temporary folder.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { setTimeout as sleep } from 'node:timers/promises';
import { getFreePort } from '../free-port.mjs';
import { run } from '../pnpm.mjs';

const examples = path.resolve(import.meta.dirname, '../../examples');

/** The proxies, and whether each is installed here. */
export const PROXIES = [
  ['nginx', isInstalled('nginx', '-v')],
  ['caddy', isInstalled('caddy', 'version')],
];

function isInstalled(program, version) {
  return spawnSync(program, [version]).status === 0;
}

/** The name in the examples. */
export const HOST_NAME = 'portal.example.co.th';

/** Replaces every text of the example that belongs to the machine; each must be there. */
function moveExample(file, replacements) {
  return replacements.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
      return text.replaceAll(from, to);
    },
    readFileSync(path.join(examples, file), 'utf8'),
  );
}

function writeNginx({ folder, port, plainPort, upstreams: [upstream, ...others] }) {
  const portal = moveExample('nginx/portal.conf', [
    [`/etc/letsencrypt/live/${HOST_NAME}`, folder],
    ['/var/log/nginx', folder],
    ['127.0.0.1:8080', upstream],
    ...others.map((other) => ['# server 10.0.0.12:8080', `server ${other}`]),
    ['[::]:443', `[::1]:${port}`],
    ['listen 443', `listen 127.0.0.1:${port}`],
    ['[::]:80', `[::1]:${plainPort}`],
    ['listen 80', `listen 127.0.0.1:${plainPort}`],
  ]);
  writeFileSync(path.join(folder, 'portal.conf'), portal);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${path.join(folder, kind)};`,
  );
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr error; worker_processes 1;
    events { worker_connections 256; } http { ${folders.join(' ')} include ${folder}/portal.conf; }`,
  );
  return ['nginx', ['-p', folder, '-e', 'stderr', '-c', config]];
}

function writeCaddy({ folder, port, plainPort, upstreams: [upstream, ...others] }) {
  const certificate = `tls ${folder}/fullchain.pem ${folder}/privkey.pem`;
  const config = path.join(folder, 'Caddyfile');
  const portal = moveExample('caddy/Caddyfile', [
    [`\n${HOST_NAME} {`, `\n${HOST_NAME} {\n${certificate}`],
    ['/var/log/caddy', folder],
    ['reverse_proxy 127.0.0.1:8080', `reverse_proxy ${[upstream, ...others].join(' ')}`],
    ...(others.length > 0
      ? [
          ['# health_uri', 'health_uri'],
          ['# health_interval', 'health_interval'],
        ]
      : []),
    ['\n{\n', `\n{\nadmin off\nhttp_port ${plainPort}\nhttps_port ${port}\n`],
  ]);
  writeFileSync(config, portal);
  return ['caddy', ['run', '--adapter', 'caddyfile', '--config', config]];
}

const WRITERS = { nginx: writeNginx, caddy: writeCaddy };

function isListening(port) {
  const socket = connect({ host: '127.0.0.1', port, servername: HOST_NAME, rejectUnauthorized: false });
  return once(socket, 'secureConnect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}

/**
 * @param {'nginx' | 'caddy'} name
 * @param {...string} upstreams the addresses of one or two servers, with their ports
 * @returns {Promise<{ port: number, plainPort: number, certificate: string, readLog: () =>
 *   string, stop: () => Promise<void> }>}
 */
export async function startProxy(name, ...upstreams) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sahakorn-proxy-'));
  // The workers of nginx run as another account.
  chmodSync(folder, 0o755);
  const [port, plainPort] = [await getFreePort(), await getFreePort()];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', `/CN=${HOST_NAME}`, '-addext', `subjectAltName=DNS:${HOST_NAME}`];
  const files = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem'];
  run('openssl', ['req', '-x509', '-days', '1', ...key, ...names, ...files], { cwd: folder });
  const [command, args] = WRITERS[name]({ folder, port, plainPort, upstreams });
  const proxy = spawn(command, args, {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  while (!(await isListening(port))) {
    if (proxy.exitCode !== null) throw new Error(`${name} ended with ${proxy.exitCode}.`);
    await sleep(100);
  }
  return {
    port,
    plainPort,
    certificate: readFileSync(path.join(folder, 'fullchain.pem'), 'utf8'),
    readLog: () => readFileSync(path.join(folder, 'portal.log'), 'utf8'),
    stop: async () => {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
