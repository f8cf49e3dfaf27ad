import { formatText } from '@sahakorn/thai/text';
import { truncate } from '@sahakorn/thai/truncate';
import { WholeWords } from '@sahakorn/ui/whole-words';

type ShortTextProps = {
  children: string | null;
  /** How it breaks into lines. Default `WholeWords`. */
  Words?: typeof WholeWords;
};

/** The first 80 characters of a text in a list (specification section 9). Screen readers get all of it. */
export function ShortText({ children, Words = WholeWords }: ShortTextProps) {
  const whole = formatText(children);
  const short = truncate(whole);
  if (short === whole) return <Words>{whole}</Words>;
  return (
    <>
      <span aria-hidden>
        <Words>{short}</Words>
      </span>
      <span className="sr-only">{whole}</span>
    </>
  );
}
