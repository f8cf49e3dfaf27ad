// npm run build:kit          builds and packs the kit and the formatters: dist/*.tgz
// npm run size               measures every component and its twins; exits with 1 if one is too large
// npm run size -- --accept   writes the sizes to the record and to docs/sizes.md
import { statSync } from 'node:fs';
import path from 'node:path';
import { buildKit, root } from './kit/build.mjs';
import {
  GROWTH,
  grown,
  heavierThanTwins,
  measureClassNames,
  measureKit,
  measureStyles,
  measureThaiLines,
  measureTogether,
  measureTwins,
  readRecord,
  sizesTable,
  writeRecord,
} from './kit/sizes.mjs';

const USAGE = `npm run build:kit          build and pack the kit: dist/*.tgz
npm run size               measure every component and its twins
npm run size -- --accept   accept the sizes as the record`;

async function build() {
  for (const { manifest, tarball } of await buildKit()) {
    const kilobytes = (statSync(tarball).size / 1000).toFixed(0);
    console.log(
      `${path.relative(root, tarball)}  ${Object.keys(manifest.exports).length} entries  ${kilobytes} kB`,
    );
  }
  return 0;
}

const describeSize = ({ bytes, later }) => (later ? `${bytes} (and ${later} when needed)` : `${bytes}`);

async function size(accept) {
  const kit = (await buildKit()).find(({ name }) => name === 'ui');
  const sizes = await measureKit(kit);
  const twins = await measureTwins();
  const thaiLines = await measureThaiLines(kit);
  console.log(sizesTable(sizes, twins));
  if (accept)
    writeRecord({
      sizes,
      twins,
      thaiLines,
      together: await measureTogether(kit),
      styles: measureStyles(kit),
      classNames: await measureClassNames(),
    });

  const record = readRecord();
  const errors = [
    ...heavierThanTwins(sizes, twins, thaiLines).map(
      ([name, most]) => `${name} costs ${sizes[name].bytes} bytes; its twin in shadcn/ui allows ${most}`,
    ),
    ...grown(sizes, record).map(
      ([name, cost]) =>
        `${name} has grown from ${describeSize(record[name])} to ${describeSize(cost)} bytes: more than ${GROWTH.bytes} bytes and ${GROWTH.share * 100} %`,
    ),
    ...Object.keys(sizes)
      .filter((name) => !(name in record))
      .map((name) => `${name} is not in the record: npm run size -- --accept`),
  ];
  for (const error of errors) console.error(`✗ ${error}`);
  return errors.length === 0 ? 0 : 1;
}

const [command, ...rest] = process.argv.slice(2);
if (command === 'build' && rest.length === 0) process.exitCode = await build();
else if (command === 'size' && rest.every((word) => word === '--accept'))
  process.exitCode = await size(rest.length > 0);
else {
  console.error(
    command === undefined ? USAGE : `No such command: ${[command, ...rest].join(' ')}\n\n${USAGE}`,
  );
  process.exitCode = 1;
}
