/** A heading that breaks at its spaces first: each phrase goes to the next line whole. */
export function Phrases({ children }: { children: string }) {
  const phrases = children.trim().split(/[ \n]+/);
  return phrases.map((phrase, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the same phrase may stand twice in a heading
    <span key={place}>
      {place > 0 && ' '}
      <span className="inline-block max-w-full">{phrase}</span>
    </span>
  ));
}
