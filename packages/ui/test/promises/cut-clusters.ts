import { getClusters, describeText } from './thai-text.ts';

/** Marks above or below the letter before them, and sara am, which follows the letter but belongs to it. */
const MARK_FIRST = /^[\u0E31\u0E33-\u0E3A\u0E47-\u0E4E]/;
const SIDE_SLACK_PX = 1;
const CLUSTERS_LOOKED_AT = 400;

function getRects(text: Text, start: number, end: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return [...range.getClientRects()];
}

/** A letter on one line and its mark on the next. */
function brokenOverLines(text: Text): string[] {
  if (getRects(text, 0, text.data.length).length < 2) return [];
  return getClusters(text.data)
    .slice(0, CLUSTERS_LOOKED_AT)
    .filter(({ segment, index }) => {
      if (segment.length === 1) return false;
      const tops = getRects(text, index, index + segment.length).map((rect) => Math.round(rect.top));
      return new Set(tops).size > 1;
    })
    .map(({ segment }) => `"${segment}" is broken over two lines`);
}

/** Text that runs out of a box which hides it: the edge goes through a letter. */
function cutAtSide(text: Text, element: Element): string[] {
  const lines = getRects(text, 0, text.data.length).filter((line) => line.width > 0);
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (style.display === 'inline') continue;
    if (['absolute', 'fixed'].includes(style.position)) return [];
    if (style.overflowX === 'auto' || style.overflowX === 'scroll') return [];
    if (style.overflowX === 'visible') continue;
    const rect = box.getBoundingClientRect();
    if (rect.width <= 1 || rect.height <= 1) return [];
    const cut = lines.find((line) => {
      const seen =
        line.left < rect.right && line.right > rect.left && line.top < rect.bottom && line.bottom > rect.top;
      return seen && (line.right > rect.right + SIDE_SLACK_PX || line.left < rect.left - SIDE_SLACK_PX);
    });
    if (cut) return [`cut by the side of ${box.localName}`];
  }
  return [];
}

/** Shortening by CSS cuts where the box ends, not where a cluster does; browsers do not promise more. */
function shortenedByStyle(element: Element): string[] {
  const style = getComputedStyle(element);
  const problems: string[] = [];
  if (style.textOverflow !== 'clip' && style.overflowX !== 'visible')
    problems.push('shortened by text-overflow');
  if (style.webkitLineClamp !== 'none') problems.push('shortened by line-clamp');
  if (style.letterSpacing !== 'normal' && Number.parseFloat(style.letterSpacing) !== 0)
    problems.push('has letter-spacing');
  return problems;
}

/** Thai text cut by the side of a box. Only of a story's own words: the probe may be wider than they are. */
export function findCutSides(texts: Text[]): string[] {
  return texts.flatMap((text) => {
    const element = text.parentElement;
    if (!element || element.closest('option')) return [];
    return cutAtSide(text, element).map((problem) => `${describeText(element, text)}: ${problem}`);
  });
}

/** Thai text cut inside a grapheme cluster, or by a means that may do so. */
export function findCutClusters(texts: Text[]): string[] {
  return texts.flatMap((text) => {
    const element = text.parentElement;
    if (!element || element.closest('option')) return [];
    const problems = [
      ...(MARK_FIRST.test(text.data) ? ['begins with a mark whose letter is in another text'] : []),
      ...shortenedByStyle(element),
      ...brokenOverLines(text),
    ];
    return problems.map((problem) => `${describeText(element, text)}: ${problem}`);
  });
}

/**
 * Where a shortened text ends inside a cluster of the text it was made of.
 * @param whole the text that was given to the component
 * @param shown what it shows, perhaps with an ellipsis
 */
export function endsInsideCluster(whole: string, shown: string): boolean {
  const kept = shown.trim().replace(/(\u2026|\.{3})$/, '');
  if (kept.length === 0 || kept.length >= whole.length || !whole.startsWith(kept)) return false;
  return !getClusters(whole).some(({ index }) => index === kept.length);
}
