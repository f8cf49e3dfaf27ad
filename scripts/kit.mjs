// npm run build:kit    builds and packs the kit and the formatters: dist/*.tgz
import { statSync } from 'node:fs';
import path from 'node:path';
import { buildKit, root } from './kit/build.mjs';

async function build() {
  for (const { manifest, tarball } of await buildKit()) {
    const kilobytes = (statSync(tarball).size / 1000).toFixed(0);
    console.log(
      `${path.relative(root, tarball)}  ${Object.keys(manifest.exports).length} entries  ${kilobytes} kB`,
    );
  }
  return 0;
}
process.exitCode = await build();
