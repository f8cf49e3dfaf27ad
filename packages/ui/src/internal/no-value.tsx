/** Placeholder of a missing value: a dash (specification section 9), and words for screen readers. */
export function NoValue({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden>{' - '}</span>
      <span className="sr-only">{words}</span>
    </>
  );
}
