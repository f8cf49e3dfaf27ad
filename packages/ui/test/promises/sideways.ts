import { findCutSides } from './cut-clusters.ts';
import { describeText, elementsIn, renderedTexts } from './thai-text.ts';

const SLACK_PX = 1;

const isRendered = (element: Element) => getComputedStyle(element).display !== 'none';

/** The innermost elements that reach beyond the right edge of the page. */
function beyondEdge(roots: Element[]): string[] {
  const edge = document.documentElement.clientWidth;
  const beyond = roots
    .flatMap((root) => [...elementsIn(root, isRendered)])
    .filter((element) => element.getBoundingClientRect().right > edge + SLACK_PX);
  return beyond
    .filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
    .map((element) => {
      const px = Math.round(element.getBoundingClientRect().right - edge);
      return `${describeText(element, element.textContent)}: ${px} px beyond the edge of the page`;
    });
}

function innerScrollers(roots: Element[]): string[] {
  return roots
    .flatMap((root) => [...elementsIn(root, isRendered)])
    .filter((element) => {
      const { overflowX } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + SLACK_PX;
    })
    .map((element) => `${describeText(element, '')}: scrolls sideways by itself`);
}

/**
 * What makes a reader scroll sideways, or hides words at the side: the page too wide, a part that scrolls by
 * itself, text cut by a box.
 */
export function findSideways(roots: Element[]): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth + SLACK_PX ? beyondEdge(roots) : [];
  const page =
    scrollWidth > clientWidth + SLACK_PX
      ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`]
      : [];
  return [...page, ...wide, ...innerScrollers(roots), ...findCutSides(renderedTexts(roots))];
}
