import { WholeWords } from '@sahakorn/ui/whole-words';
import { Fragment } from 'react';

/** Phrases that stay together as long as a line has room for one. */
export function Phrased({ phrases }: { phrases: readonly string[] }) {
  return phrases.map((phrase) => (
    <Fragment key={phrase}>
      <span className="inline-block max-w-full">
        <WholeWords>{phrase}</WholeWords>
      </span>{' '}
    </Fragment>
  ));
}
