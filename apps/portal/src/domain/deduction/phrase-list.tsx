import { WholeWords } from '@sahakorn/ui/whole-words';
import { Fragment } from 'react';

/** Renders phrases that each stay on one line if it is wide enough. */
export function PhraseList({ phrases }: { phrases: readonly string[] }) {
  return phrases.map((phrase) => (
    <Fragment key={phrase}>
      <span className="inline-block max-w-full">
        <WholeWords>{phrase}</WholeWords>
      </span>{' '}
    </Fragment>
  ));
}
