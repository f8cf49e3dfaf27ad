// Two folders of pictures side by side: what is new, changed, removed, the same; and taking over what was found.
import { rm } from 'node:fs/promises';
import { comparePictures } from './compare.mjs';
import {
  copyPicture,
  listPictures,
  pictureFile,
  readList,
  readPicture,
  removePicture,
  writeList,
  writePicture,
} from './picture-set.mjs';
import { matchesLook, matchesWords, parseKey } from './plan.mjs';

/** What is said of a picture: its story as a list knows it, or no more than its key tells. */
function about(key, ...lists) {
  const parts = parseKey(key);
  const unknown = { title: parts.component, name: parts.story };
  const stories = lists.map((list) => list?.stories?.[`${parts.component}/${parts.story}`]);
  return { key, ...unknown, ...stories.find(Boolean), ...parts };
}

/** Whether a picture is within the limits of a run, or of what is to be accepted. */
const isMeant = (limits, picture) =>
  matchesLook(limits, picture) && matchesWords(limits.words ?? [], picture);

/**
 * Compares the pictures just taken with those accepted.
 * @param folders `accepted`, `now`, and `differences`, which is emptied and filled
 * @param list of what was taken: its `limits`, the `planned` keys, `stories`
 * @returns counts by state and the pictures that are not the same, those that changed first
 */
export async function review({ accepted, now, differences }, list) {
  await rm(differences, { recursive: true, force: true });
  const before = await readList(accepted);
  const counts = { new: 0, changed: 0, removed: 0, same: 0 };
  const entries = [];
  const add = (key, state, more) => {
    counts[state] += 1;
    if (state !== 'same') entries.push({ ...about(key, list, before), state, ...more });
  };
  for (const key of listPictures(now)) {
    const picture = { now: pictureFile(now, key) };
    const old = await readPicture(accepted, key);
    if (old === undefined) {
      add(key, 'new', picture);
      continue;
    }
    const { state, pixels, difference } = comparePictures(old, await readPicture(now, key));
    if (difference) await writePicture(differences, key, difference);
    const sides = { accepted: pictureFile(accepted, key), difference: pictureFile(differences, key) };
    add(key, state, { pixels, ...picture, ...sides });
  }
  for (const key of removedKeys(accepted, before, list))
    add(key, 'removed', { accepted: pictureFile(accepted, key) });
  const order = ['changed', 'new', 'removed'];
  entries.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return { counts, entries };
}

/** Accepted pictures of stories or looks that the run would have taken, had they been there still. */
function removedKeys(accepted, before, list) {
  const planned = new Set(list.planned);
  return listPictures(accepted).filter(
    (key) => !planned.has(key) && isMeant(list.limits, about(key, before)),
  );
}

/**
 * Takes the pictures of the last run over as accepted.
 * @param folders `accepted` and `now`
 * @param limits of `readOptions`: only these
 * @returns how many pictures are `new`, `changed`, `removed`; or undefined when there was no run
 */
export async function accept({ accepted, now }, limits) {
  const list = await readList(now);
  if (list === undefined) return undefined;
  const before = await readList(accepted);
  const counts = { new: 0, changed: 0, removed: 0 };
  const stories = { ...before?.stories };
  for (const key of listPictures(now)) {
    const picture = about(key, list);
    if (!isMeant(limits, picture)) continue;
    const story = `${picture.component}/${picture.story}`;
    stories[story] = list.stories[story];
    const old = await readPicture(accepted, key);
    if (old?.equals(await readPicture(now, key))) continue;
    counts[old ? 'changed' : 'new'] += 1;
    await copyPicture(now, accepted, key);
  }
  for (const key of removedKeys(accepted, before, list)) {
    if (!isMeant(limits, about(key, before))) continue;
    counts.removed += 1;
    await removePicture(accepted, key);
  }
  await writeList(accepted, { browser: list.browser, stories });
  return counts;
}
