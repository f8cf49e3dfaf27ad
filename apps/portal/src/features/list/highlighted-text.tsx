import { WholeWords } from '@sahakorn/ui/whole-words';
import { shortenRuns } from './shorten-runs.ts';
import type { TextRun } from '../../domain/topic/topic.ts';

/** Highlights up to this length fit on any line and do not break. */
const WHOLE = 16;

/** The title or excerpt of a search hit, shortened as in lists. Screen readers get all of it. */
export function HighlightedText({ runs }: { runs: readonly TextRun[] }) {
  const short = shortenRuns(runs);
  if (short === runs) return <Runs runs={runs} />;
  return (
    <>
      <span aria-hidden>
        <Runs runs={short} />
      </span>
      <span className="sr-only">{runs.map(({ text }) => text).join('')}</span>
    </>
  );
}

function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, mark }, index) =>
    mark && text ? (
      // oxlint-disable-next-line react/no-array-index-key -- the runs of one text have no names but their places
      <mark
        key={index}
        className={`${text.length > WHOLE ? '' : 'whitespace-nowrap @max-tiny:whitespace-normal'} rounded-sm bg-line/60 font-semibold text-text contrast:bg-transparent contrast:underline contrast:decoration-4`}
      >
        <WholeWords>{text}</WholeWords>
      </mark>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <WholeWords key={index}>{text}</WholeWords>
    ),
  );
}
