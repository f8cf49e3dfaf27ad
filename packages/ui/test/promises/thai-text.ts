/** Words with the highest and lowest marks: if these fit, all Thai fits. */
export const PROBE = 'ที่ ปู่ ฎุ ญี่ น้ำ เก้าอี้ ฐู';

const PROBE_WORDS = PROBE.split(' ');
const THAI = /[\u0E01-\u0E5B]/;
const THAI_RUN = /[\u0E01-\u0E5B]+/g;
/** Rows of a table that are checked: the others are alike. */
const ROWS_LOOKED_AT = 40;

const clusters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** The grapheme clusters of a text with their offsets. */
export function getClusters(text: string): Intl.SegmentData[] {
  return [...clusters.segment(text)];
}

export function isThai(text: string): boolean {
  return THAI.test(text);
}

/** The elements of a story on the page: its own and those in portals, such as an open menu. */
export function storyRoots(canvas: Element): Element[] {
  return [...document.body.children].filter((child) => {
    if (child.contains(canvas)) return true;
    const ofStorybook =
      /^(storybook|sb-)/.test(child.id) || /(^|\s)sb-/.test(child.getAttribute('class') ?? '');
    return !ofStorybook && !child.matches('script, style, vite-error-overlay');
  });
}

/** Whether a row is far down in a long table, across its sections. */
function isFarRow(element: Element): boolean {
  if (!(element instanceof HTMLTableRowElement)) return false;
  let above = element.sectionRowIndex;
  let part = element.parentElement?.previousElementSibling;
  while (part && above < ROWS_LOOKED_AT) {
    if (part instanceof HTMLTableSectionElement) above += part.rows.length;
    part = part.previousElementSibling;
  }
  return above >= ROWS_LOOKED_AT;
}

/** Walks the elements of a tree; `accept` says whether an element and all in it counts. */
export function* elementsIn(root: Element, accept: (element: Element) => boolean): Generator<Element> {
  if (root.matches('script, style, template, noscript') || isFarRow(root) || !accept(root)) return;
  yield root;
  for (const child of root.children) yield* elementsIn(child, accept);
}

/** The texts directly in an element. */
export function getTextNodes(element: Element): Text[] {
  return [...element.childNodes].filter(
    (node): node is Text => node instanceof Text && node.data.trim() !== '',
  );
}

/** Texts that are rendered. */
export function renderedTexts(roots: Element[]): Text[] {
  const rendered = (element: Element) => getComputedStyle(element).display !== 'none';
  return roots.flatMap((root) => [...elementsIn(root, rendered)].flatMap(getTextNodes));
}

/** Texts with Thai letters that are rendered. */
export function thaiTexts(roots: Element[]): Text[] {
  return renderedTexts(roots).filter((text) => isThai(text.data));
}

/** Probe words, about as many clusters as a run of Thai has. */
function probeFor(run: string): string {
  const wanted = getClusters(run).length;
  const words: string[] = [];
  let length = 0;
  for (let index = run.length; length < wanted; index += 1) {
    const word = PROBE_WORDS[index % PROBE_WORDS.length] ?? '';
    words.push(word);
    length += getClusters(word).length;
  }
  return words.join('');
}

/** The text before it was replaced. */
const originals = new WeakMap<Text, string>();

/**
 * Sets the probe in place of all Thai text, looks, and puts the text back before anything is painted. The page is
 * as the story left it: open menus stay open.
 */
export function withProbe<T>(texts: Text[], look: () => T): T {
  for (const text of texts) {
    originals.set(text, text.data);
    text.data = text.data.replaceAll(THAI_RUN, probeFor);
  }
  try {
    return look();
  } finally {
    for (const text of texts) text.data = originals.get(text) ?? text.data;
  }
}

const WORDS_SHOWN = 24;

/** A short name for a message: `p in field-error "ไม่มีวันที่…"`. */
export function describeText(element: Element, text: Text | string): string {
  const slot = element.closest('[data-slot]')?.getAttribute('data-slot');
  const place = slot ? `${element.localName} in ${slot}` : element.localName;
  const words = getClusters((typeof text === 'string' ? text : (originals.get(text) ?? text.data)).trim());
  const start = words.slice(0, WORDS_SHOWN).map(({ segment }) => segment);
  return `${place} "${start.join('')}${words.length > start.length ? '…' : ''}"`;
}
