import { findClippedFields, findClippedMarks } from './clipped-marks.ts';
import { findCutClusters, findCutSides } from './cut-clusters.ts';
import { findEnglish } from './left-english.ts';
import { PROBE, storyRoots, thaiTexts, withProbe } from './thai-text.ts';

/** Waits for the fonts of the story's Thai text: fallbacks have marks of another height. */
async function loadFaces(roots: Element[]): Promise<void> {
  const faces = thaiTexts(roots).flatMap(({ parentElement }) => {
    if (!parentElement) return [];
    const { fontStyle, fontWeight, fontFamily } = getComputedStyle(parentElement);
    return fontFamily.split(',').map((family) => `${fontStyle} ${fontWeight} 1rem ${family.trim()}`);
  });
  // One by one: a list fails as a whole where it names a face of another system, and the others are not awaited.
  await Promise.allSettled([...new Set(faces)].map((face) => document.fonts.load(face, PROBE)));
}

/**
 * The promise of the kit to Thai readers: no mark is clipped, no text is cut inside a cluster, no English word is
 * left in the accessibility tree. Looks at a story unchanged, then with the tallest words instead of its own.
 * @param canvas the element that the story was rendered into
 * @returns one sentence for each breach
 */
export async function findThaiProblems(canvas: Element): Promise<string[]> {
  const roots = storyRoots(canvas);
  await loadFaces(roots);
  const texts = thaiTexts(roots);
  const asItIs = [
    ...findEnglish(roots),
    ...findCutClusters(texts),
    ...findCutSides(texts),
    ...findClippedFields(roots),
  ];
  const withTallWords = withProbe(texts, () => [...findClippedMarks(texts), ...findCutClusters(texts)]);
  return [...new Set([...asItIs, ...withTallWords])];
}

/** Throws with the list of breaches, if there is any. */
export async function expectThaiSafe(canvas: Element): Promise<void> {
  const problems = await findThaiProblems(canvas);
  if (problems.length > 0) throw new Error(`Not safe for Thai:\n- ${problems.join('\n- ')}`);
}
