/** What stands where a value is missing: a mark for the eye (specification section 9), words for a screen reader. */
export function NoValue({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden>{' - '}</span>
      <span className="sr-only">{words}</span>
    </>
  );
}
