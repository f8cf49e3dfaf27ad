// Runs what shows that nothing is lost and nothing blocks, in named parts;
// each prints its seed and its figures.
// Usage: npm run trust -- [kills disk-full malformed floods restarts workers soak backup];
// without names all of them, about an hour.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');
const node = (file, ...args) => [process.execPath, path.join(root, file), ...args];
const test = (file, ...args) => [
  ...node('node_modules/vitest/vitest.mjs', 'run', '--project', 'api', '--silent=passed-only'),
  `apps/api/test/${file}`,
  ...args,
];

/** The commands of each part, and what they add to the environment. */
const PARTS = {
  kills: {
    commands: [
      node('apps/api/bench/trust/kills.mjs'),
      node('apps/api/bench/trust/kills.mjs', '--own-postgresql'),
    ],
  },
  'disk-full': {
    commands: [node('apps/api/bench/trust/disk-full.mjs'), test('full-disks.test.ts')],
    env: { FULL_DISKS: '12' },
  },
  malformed: { commands: [test('malformed.test.ts')], env: { MALFORMED_REQUESTS: '10000' } },
  floods: { commands: [node('apps/api/bench/trust/floods.mjs')] },
  restarts: {
    commands: [
      node('apps/api/bench/trust/restarts.mjs'),
      test('server.test.ts', '-t', 'a rolling restart'),
      node('node_modules/vitest/vitest.mjs', 'run', 'scripts/release/rolling-restart'),
    ],
    env: { ROLLING_RESTARTS: '10' },
  },
  workers: {
    commands: [
      test('cluster.test.ts'),
      node('apps/api/bench/trust/kills.mjs'),
      node('apps/api/bench/trust/restarts.mjs'),
    ],
    env: { WORKERS: '2' },
  },
  soak: { commands: [node('apps/api/bench/trust/soak.mjs')] },
  backup: { commands: [node('apps/api/bench/backup.mjs')] },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. The parts are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
const results = (named.length > 0 ? named : Object.keys(PARTS)).map((name) => {
  const { commands, env } = PARTS[name];
  console.log(`\n${name}`);
  const passed = commands.filter(([program, ...args]) => {
    const { status } = spawnSync(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    return status === 0;
  });
  return { name, passed: passed.length, asked: commands.length };
});
console.log('');
for (const { name, passed, asked } of results) {
  console.log(`${passed === asked ? '✓' : '✗'} ${name}: ${passed} of ${asked}`);
}
process.exitCode = results.every(({ passed, asked }) => passed === asked) ? 0 : 1;
