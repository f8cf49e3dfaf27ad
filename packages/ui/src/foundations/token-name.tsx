/** A name in code: not a word of the page, so it is marked as English for those who hear it. */
export function TokenName({ children }: { children: string }) {
  return (
    <code lang="en" translate="no" className="font-body text-sm wrap-anywhere text-text-muted">
      {children}
    </code>
  );
}
