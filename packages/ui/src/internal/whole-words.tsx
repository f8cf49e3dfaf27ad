import { splitAtUnbreakable } from '@sahakorn/thai/unbreakable-text';
import { Fragment, type ReactNode, createElement } from 'react';

/**
 * Keeps Thai words that browsers split, dates and numbers on one line. The text stays as it is for copying, finding and
 * reading aloud. Text and values that follow each other are one text; renders other nodes unchanged.
 */
export function WholeWords({ children }: { children: ReactNode }): ReactNode {
  if (!Array.isArray(children)) return setText(children);
  return createElement(Fragment, null, ...joinTexts(children).map(setText));
}

/** Each text is moved to the first of its run, so that the other nodes keep their places. */
function joinTexts(nodes: readonly ReactNode[]): ReactNode[] {
  const joined = [...nodes];
  for (let place = joined.length - 1; place > 0; place--) {
    const [before, text] = [joined[place - 1], joined[place]];
    if (!isText(before) || !isText(text)) continue;
    joined[place - 1] = `${before}${text}`;
    joined[place] = null;
  }
  return joined;
}

function isText(node: ReactNode): node is string | number {
  return typeof node === 'string' || typeof node === 'number';
}

function setText(node: ReactNode): ReactNode {
  if (typeof node !== 'string') return node;
  const pieces = splitAtUnbreakable(node);
  if (pieces.length === 1) return node;
  const set = pieces.map((piece, place) => (place % 2 === 0 ? piece : setWhole(piece)));
  // One element, which a flex container does not take apart.
  return createElement('span', { className: 'line-around' }, ...set);
}

/** Characters up to which a number or date fits any line. */
const SHORT = 13;

/** A long date or number breaks if it is wider than the line; the listed words fit any. */
function setWhole(piece: string): ReactNode {
  const long = piece.length > SHORT && /^[0-9x]/i.test(piece);
  return <span className={long ? 'line-around inline-block max-w-full' : 'whitespace-nowrap'}>{piece}</span>;
}
