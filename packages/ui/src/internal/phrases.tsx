import { splitAtUnbreakable } from '@sahakorn/thai/unbreakable-text';
import { Fragment, type ReactNode, createElement } from 'react';
import { WholeWords } from './whole-words.tsx';

/**
 * Wraps Thai text at its spaces first, so that a phrase or name moves to the next line whole, and breaks inside a
 * phrase only if it is wider than the line; then not inside a listed word or a number. Leaves other nodes
 * unchanged.
 */
export function Phrases({ children }: { children: ReactNode }): ReactNode {
  const [first = '', ...others] = typeof children === 'string' ? splitPhrases(children.trim()) : [];
  if (others.length === 0) return <WholeWords>{children}</WholeWords>;
  const rest = others.flatMap((phrase) => [' ', setPhrase(phrase)]);
  return createElement(Fragment, null, setPhrase(first), ...rest);
}

/** Splits at spaces, but not at those of a date or a telephone number. */
function splitPhrases(text: string): string[] {
  const phrases = [''];
  for (const [place, piece] of splitAtUnbreakable(text).entries()) {
    const [start = '', ...next] = place % 2 === 0 ? piece.split(/[ \n]+/) : [piece];
    phrases.push((phrases.pop() ?? '') + start, ...next);
  }
  return phrases;
}

function setPhrase(phrase: string): ReactNode {
  const [before, , after] = splitAtUnbreakable(phrase);
  return (
    <span className="line-around inline-block max-w-full">
      {before === '' && after === '' ? phrase : <WholeWords>{phrase}</WholeWords>}
    </span>
  );
}
