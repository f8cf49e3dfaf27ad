/** What stands where a value is missing: a mark for the eye, words for a screen reader. */
export function NoValue({ mark = '–', words }: { mark?: string; words: string }) {
  return (
    <>
      <span aria-hidden>{mark}</span>
      <span className="sr-only">{words}</span>
    </>
  );
}
