// Whether two pictures are the same to an eye, and where they are not.
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far a colour may move, from 0 to 1. Two takes by one browser differ by less; a shade next door, by more. */
const THRESHOLD = 0.02;

/** A picture on a larger sheet; what the sheet has beyond it is magenta, which no theme has. */
function onSheet(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  for (let at = 0; at < sheet.data.length; at += 4) sheet.data.set([255, 0, 255, 255], at);
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/**
 * Compares two pictures of one story. Edges that only anti-aliasing draws differently do not count.
 * @param {Buffer} accepted PNG
 * @param {Buffer} now PNG
 * @returns `state` (`same` or `changed`), how many `pixels` differ, and for those that changed a `difference`: a PNG
 *   that is pale where nothing changed and red where something did
 */
export function comparePictures(accepted, now) {
  if (accepted.equals(now)) return { state: 'same', pixels: 0 };
  const [before, after] = [PNG.sync.read(accepted), PNG.sync.read(now)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    onSheet(before, width, height).data,
    onSheet(after, width, height).data,
    difference.data,
    width,
    height,
    { threshold: THRESHOLD, alpha: 0.25, diffColor: [214, 0, 47], aaColor: [222, 222, 222] },
  );
  if (pixels === 0) return { state: 'same', pixels };
  return { state: 'changed', pixels, difference: PNG.sync.write(difference, { deflateLevel: 6 }) };
}
