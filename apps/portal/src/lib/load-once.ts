/**
 * Remembers what was loaded: `import()` gives even code that is there only in a later task. What failed is loaded
 * again.
 */
export function loadOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loaded: Promise<Code> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
