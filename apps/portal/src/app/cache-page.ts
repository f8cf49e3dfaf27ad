/** Asks the service worker to cache a public page with its code, pictures and documents for offline reading. */
export async function cachePage(page: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const shown = document.querySelectorAll<HTMLElement>('main img[src], main a[download]');
  const linked = [...shown].map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '');
  const files = [...loaded.filter((name) => new URL(name).pathname.startsWith('/assets/')), ...linked];
  active?.postMessage({ page, files }, []);
}
