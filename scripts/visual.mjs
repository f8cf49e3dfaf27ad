// pnpm visual          pictures of every story, compared with those last accepted
// pnpm visual accept   takes them over
// Ends with 0 when all is the same, 1 when something differs, 2 when it could not be told.
import path from 'node:path';
import { alone } from './visual/lock.mjs';
import { readOptions, USAGE, VisualError } from './visual/options.mjs';
import { accept } from './visual/review.mjs';
import { placesOf, runVisual } from './visual/run.mjs';

const root = path.resolve(import.meta.dirname, '..');
const places = placesOf(root);

async function acceptLast(limits) {
  const counts = await accept(places, limits);
  if (counts === undefined) throw new VisualError('There is nothing to accept yet: run pnpm visual first.');
  console.log(`Accepted ${counts.new} new, ${counts.changed} changed, ${counts.removed} removed.`);
  return 0;
}

async function main() {
  const options = readOptions(process.argv.slice(2));
  if (options.command === 'accept') return alone(places.folder, () => acceptLast(options.limits));
  if (options.command === 'take') return alone(places.folder, () => runVisual(root, options));
  console.log(USAGE);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof VisualError ? error.message : error);
  process.exitCode = 2;
}
