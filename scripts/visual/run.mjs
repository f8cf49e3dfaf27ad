// One run: pictures of the stories as they are now, beside those accepted or those of another commit.
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../browser.mjs';
import { buildStorybook } from '../storybook.mjs';
import { ensureBase, findCommit } from './base.mjs';
import { VisualError } from './options.mjs';
import { listPictures, readList, writeList, writePicture } from './picture-set.mjs';
import { planPictures, plannedKeys } from './plan.mjs';
import { writeReport } from './report.mjs';
import { review } from './review.mjs';
import { serveFolder } from './serve.mjs';
import { openBrowser, readStories, takePictures } from './take.mjs';

const PROGRESS_MS = 15_000;

const number = (value) => value.toLocaleString('en');

function startClock(total) {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  let taken = 0;
  const tell = () =>
    console.log(`  ${number(taken)} of ${number(total)}, ${(taken / seconds()).toFixed(1)} a second`);
  const timer = setInterval(tell, PROGRESS_MS);
  timer.unref();
  return {
    count: () => (taken += 1),
    stop() {
      clearInterval(timer);
      return `${number(taken)} pictures in ${seconds().toFixed(1)} s, ${(taken / seconds()).toFixed(1)} a second`;
    },
  };
}

/**
 * Takes the pictures of one built Storybook into a folder.
 * @param browser of `openBrowser`
 * @param side `storybook` and `pictures`, both folders; `keeps` pictures that lie there already, by the same browser
 * @returns what was written beside the pictures
 */
async function takeSide(browser, { storybook, pictures, keeps }, { limits, pages }) {
  const server = await serveFolder(storybook);
  try {
    const plan = planPictures(await readStories(browser, server.address), limits);
    const kept = keeps && (await readList(pictures))?.browser === browser.version();
    if (!kept) await rm(pictures, { recursive: true, force: true });
    const there = new Set(listPictures(pictures));
    const units = plan.units.filter((unit) => plannedKeys([unit]).some((key) => !there.has(key)));
    const clock = startClock(plannedKeys(units).length);
    const faults = [];
    await takePictures(browser, server.address, units, {
      pages,
      onFault: (fault) => faults.push(fault),
      async onPicture(key, png) {
        clock.count();
        await writePicture(pictures, key, png);
      },
    });
    console.log(clock.stop());
    const list = {
      browser: browser.version(),
      takenAt: new Date().toISOString(),
      limits,
      stories: plan.stories,
      planned: plannedKeys(plan.units),
      skipped: plan.skipped,
      faults,
    };
    await writeList(pictures, list);
    return list;
  } finally {
    server.close();
  }
}

function tellResult({ counts, list, accepted, page, root, base }) {
  for (const { component, story, width, fault } of list.faults)
    console.error(`✗ ${component}/${story} at ${width} px: ${fault.split('\n')[0]}`);
  console.log(
    `new ${number(counts.new)}, changed ${number(counts.changed)}, removed ${number(counts.removed)}, same ${number(counts.same)}`,
  );
  if (!base && accepted && accepted.browser !== list.browser)
    console.log(
      `The accepted pictures were taken with Chromium ${accepted.browser}, these with ${list.browser}: differences may be the browser's.`,
    );
  if (counts.new + counts.changed + counts.removed + list.faults.length === 0) return;
  console.log(`Look at ${path.relative(root, page)}${base ? '' : ', then: pnpm visual accept'}`);
}

/** 0 when all is the same, 1 when something differs, 2 when a story could not be shown. */
function exitCode(counts, faults) {
  if (faults.length > 0) return 2;
  return counts.new + counts.changed + counts.removed > 0 ? 1 : 0;
}

/** Where a repository keeps its pictures: those `accepted`, those of the last run (`now`), and what a run makes beside them. */
export function placesOf(root) {
  const place = (...names) => path.join(root, '.visual', ...names);
  return {
    folder: place(),
    accepted: place('accepted'),
    now: place('now'),
    base: place('base'),
    storybook: place('storybook'),
    differences: place('differences'),
    report: place('report'),
  };
}

/** The built Storybook of the working copy: the one given, or a fresh one. */
function storybookOf(root, given, folder) {
  if (given) return path.resolve(given);
  console.log('Building Storybook …');
  buildStorybook(root, folder);
  return folder;
}

/**
 * Takes pictures, compares them and writes the page of differences.
 * @param {string} root the repository's folder, where `.visual` lies
 * @param options of `readOptions`
 * @returns the exit code
 */
export async function runVisual(root, options) {
  const places = placesOf(root);
  const { limits, base, pages = availableParallelism() } = options;
  const storybook = storybookOf(root, options.storybook, places.storybook);
  const earlier = base && ensureBase(root, places.base, findCommit(root, base));
  const browser = await openBrowser(await findBrowser(root));
  try {
    const list = await takeSide(browser, { storybook, pictures: places.now }, { limits, pages });
    if (list.planned.length === 0) throw new VisualError('No story is meant by these words and options.');
    if (earlier) {
      console.log(`Now those of ${base} …`);
      await takeSide(browser, { ...earlier, keeps: true }, { limits, pages });
    }
    const accepted = earlier?.pictures ?? places.accepted;
    const { counts, entries } = await review({ ...places, accepted }, list);
    const { browser: version, takenAt, faults, skipped } = list;
    const facts = { base, browser: version, takenAt, counts, faults, skipped };
    const page = await writeReport(places.report, { ...facts, entries });
    tellResult({ counts, list, accepted: await readList(accepted), page, root, base });
    return exitCode(counts, faults);
  } finally {
    await browser.close();
  }
}
