/**
 * Caches loaded code, since `import()` resolves in a later task even for loaded modules. Retries after a failure.
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
