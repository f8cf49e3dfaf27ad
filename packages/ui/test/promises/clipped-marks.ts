import { PROBE, describeText } from './thai-text.ts';

/** Minimum line height of Thai, which has marks above and below the letters. */
const LEAST_LINE_HEIGHT = 1.4;
const SLACK_PX = 0.75;

type Ink = { ascent: number; descent: number; above: number; below: number };
type Span = { top: number; bottom: number };

const px = (value: string) => Number.parseFloat(value) || 0;

const inks = new Map<string, Ink>();
const pen = document.createElement('canvas').getContext('2d');

/** Ink is measured large: at the size of text, browsers round its edges outwards to whole pixels. */
const LARGE_PX = 400;

/** How far the face reaches from the baseline (`ascent`, `descent`), and how far the probe's ink does. In px. */
function getInk(style: CSSStyleDeclaration): Ink {
  const fontAt = (size: string) => `${style.fontStyle} ${style.fontWeight} ${size} ${style.fontFamily}`;
  const font = fontAt(style.fontSize);
  const known = inks.get(font);
  if (known || !pen) return known ?? { ascent: 0, descent: 0, above: 0, below: 0 };
  pen.font = font;
  const face = pen.measureText(PROBE);
  pen.font = fontAt(`${LARGE_PX}px`);
  const large = pen.measureText(PROBE);
  const scale = px(style.fontSize) / LARGE_PX;
  const ink = {
    ascent: Math.round(face.fontBoundingBoxAscent),
    descent: Math.round(face.fontBoundingBoxDescent),
    above: large.actualBoundingBoxAscent * scale,
    below: large.actualBoundingBoxDescent * scale,
  };
  inks.set(font, ink);
  return ink;
}

function getLineHeight(style: CSSStyleDeclaration): number {
  const { ascent, descent } = getInk(style);
  return style.lineHeight === 'normal' ? ascent + descent : Number.parseFloat(style.lineHeight);
}

const isClosed = (overflow: string) => overflow !== 'visible';
const holdsFixed = (style: CSSStyleDeclaration) =>
  style.transform !== 'none' || style.filter !== 'none' || /paint|strict|content/.test(style.contain);

/** The boxes that clip their overflow, from the inside out. */
function* clippingBoxes(element: Element): Generator<{ box: Element; style: CSSStyleDeclaration }> {
  let position = 'static';
  for (let box: Element | null = element; box && box !== document.documentElement; box = box.parentElement) {
    const style = getComputedStyle(box);
    const contains =
      box === element ||
      position === 'static' ||
      (position === 'absolute' ? style.position !== 'static' || holdsFixed(style) : holdsFixed(style));
    if (!contains) continue;
    const closed = isClosed(style.overflowY) || isClosed(style.overflowX);
    if (closed && style.display !== 'inline' && box !== document.body) yield { box, style };
    position = ['absolute', 'fixed'].includes(style.position) ? style.position : 'static';
  }
}

/** The visible area of a box: all of its scrollable area if it scrolls. */
function openSpan(box: Element, style: CSSStyleDeclaration): Span {
  const rect = box.getBoundingClientRect();
  const top = rect.top + px(style.borderTopWidth);
  if (['auto', 'scroll'].includes(style.overflowY))
    return { top: top - box.scrollTop, bottom: top - box.scrollTop + box.scrollHeight };
  const margin =
    style.overflowY === 'clip'
      ? px(style.getPropertyValue('overflow-clip-margin').split(' ').at(-1) ?? '')
      : 0;
  return { top: top - margin, bottom: rect.bottom - px(style.borderBottomWidth) + margin };
}

function isUnseen({ width, height }: DOMRect): boolean {
  return width <= 1 || height <= 1;
}

function findLineCuts(line: DOMRect, ink: Ink, element: Element): string[] {
  const baseline = line.top + (line.height - ink.ascent - ink.descent) / 2 + ink.ascent;
  const middle = (line.top + line.bottom) / 2;
  for (const { box, style } of clippingBoxes(element)) {
    const rect = box.getBoundingClientRect();
    if (isUnseen(rect)) return [];
    if (!isClosed(style.overflowY)) continue;
    const open = openSpan(box, style);
    if (middle < open.top || middle > open.bottom) return [];
    const above = open.top - (baseline - ink.above);
    const below = baseline + ink.below - open.bottom;
    if (above > SLACK_PX)
      return [`${above.toFixed(1)} px of the marks above are cut off by ${box.localName}`];
    if (below > SLACK_PX)
      return [`${below.toFixed(1)} px of the marks below are cut off by ${box.localName}`];
  }
  return [];
}

function tooTight(element: Element, words: Text | string): string[] {
  const style = getComputedStyle(element);
  const ratio = getLineHeight(style) / px(style.fontSize);
  return ratio < LEAST_LINE_HEIGHT - 0.005
    ? [`${describeText(element, words)}: line height ${ratio.toFixed(2)} is under ${LEAST_LINE_HEIGHT}`]
    : [];
}

/** Marks cut off by a box, and lines set too tight for them. The texts may contain the probe or anything else. */
export function findClippedMarks(texts: Text[]): string[] {
  return texts.flatMap((text) => {
    const element = text.parentElement;
    if (!element) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter((line) => line.width > 0);
    if (lines.every(isUnseen)) return [];
    const ink = getInk(getComputedStyle(element));
    const cuts = new Set(lines.flatMap((line) => findLineCuts(line, ink, element)));
    return [...tooTight(element, text), ...[...cuts].map((cut) => `${describeText(element, text)}: ${cut}`)];
  });
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The first line of a control's own text, which no range reaches. */
function findControlCuts(control: TextControl): string[] {
  const style = getComputedStyle(control);
  const ink = getInk(style);
  const inner = control.clientHeight - px(style.paddingTop) - px(style.paddingBottom);
  const lineHeight = getLineHeight(style);
  const single = !(control instanceof HTMLTextAreaElement);
  const lineTop = px(style.paddingTop) + (single ? (inner - lineHeight) / 2 : 0);
  const baseline = lineTop + (lineHeight - ink.ascent - ink.descent) / 2 + ink.ascent;
  const cut = Math.max(ink.above - baseline, single ? baseline + ink.below - control.clientHeight : 0);
  return cut > SLACK_PX
    ? [`${describeText(control, control.value)}: ${cut.toFixed(1)} px of its marks are cut off`]
    : [];
}

const WORDLESS =
  'input:is([type=hidden], [type=checkbox], [type=radio], [type=range], [type=color], [type=image])';

/** The same for text inside fields: typed text, placeholders, the chosen option. */
export function findClippedFields(roots: Element[]): string[] {
  return roots
    .flatMap((root) => [...root.querySelectorAll<TextControl>(`input:not(${WORDLESS}), textarea, select`)])
    .filter((control) => control.clientHeight > 1 && control.clientWidth > 1)
    .flatMap((control) => [...tooTight(control, control.value), ...findControlCuts(control)]);
}
