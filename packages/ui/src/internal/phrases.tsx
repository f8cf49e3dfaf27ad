import { Fragment, type ReactNode, createElement } from 'react';

/**
 * Sets a text so that a line breaks at its spaces first: a phrase or a part of a name goes to the next line
 * whole, and breaks inside only where it alone is wider than the line. Anything but a text is shown as it is.
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
