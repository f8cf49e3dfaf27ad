import { Fragment, type ReactNode, createElement } from 'react';

/**
 * Wraps Thai text at its spaces first, so that a phrase or name moves to the next line whole, and breaks inside a
 * phrase only if it is wider than the line. Renders other nodes unchanged.
 */
export function Phrases({ children }: { children: ReactNode }): ReactNode {
  if (typeof children !== 'string') return children;
  const [first = '', ...others] = children.trim().split(/[ \n]+/);
  if (others.length === 0) return children;
  const rest = others.flatMap((phrase) => [' ', setPhrase(phrase)]);
  return createElement(Fragment, null, setPhrase(first), ...rest);
}

function setPhrase(phrase: string): ReactNode {
  return <span className="inline-block max-w-full">{phrase}</span>;
}
