/** A name in code, marked as English for screen readers. */
export function TokenName({ children }: { children: string }) {
  return (
    <code lang="en" translate="no" className="font-body text-sm wrap-anywhere text-text-muted">
      {children}
    </code>
  );
}
