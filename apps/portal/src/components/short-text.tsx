import { formatText } from '@sahakorn/thai/text';
import { truncate } from '@sahakorn/thai/truncate';
import { WholeWords } from '@sahakorn/ui/whole-words';

/** A text as lists show it: its first 80 characters (specification section 9). Screen readers read the whole. */
export function ShortText({ children }: { children: string | null }) {
  const whole = formatText(children);
  const short = truncate(whole);
  if (short === whole) return <WholeWords>{whole}</WholeWords>;
  return (
    <>
      <span aria-hidden>
        <WholeWords>{short}</WholeWords>
      </span>
      <span className="sr-only">{whole}</span>
    </>
  );
}
