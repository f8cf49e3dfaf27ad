import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Imports what comes later by itself. Vite's own helper fetches ahead what such a file needs, and its styles: the server
 * names the former in each page, and all styles are in one file. Fails the build once they are not.
 */
export function plainImports(): Plugin {
  return {
    name: 'sahakorn-plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
    generateBundle(_options, bundle) {
      const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      if (styles.length > 1)
        this.error(`Styles that nothing would fetch are among these: ${styles.join(', ')}`);
    },
  };
}
