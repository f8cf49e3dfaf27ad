/** Trusted addresses are text as far as the page's types know. */
type UrlPolicy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy };

const WORKER = '/service-worker.js';

const DOWNLOAD = 'a[download][href^="/"]';

const CACHE_AFTER_MS = 3000;

export async function startOfflineReading(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  document.addEventListener('click', handleDownload);
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => WORKER });
  await navigator.serviceWorker.register(policy?.createScriptURL('') ?? WORKER).catch(() => null);
}

/** Keeps the public page that is shown at this address, with its pictures and documents. Returns a function that gives it up. */
export function cachePage(page: string): () => void {
  const timer = setTimeout(async () => {
    if (!('serviceWorker' in navigator) || !navigator.onLine) return;
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const shown = document.querySelectorAll<HTMLElement>('main img[src], main a[download]');
    const linked = [...shown].map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '');
    const files = [...loaded.filter((name) => new URL(name).pathname.startsWith('/assets/')), ...linked];
    active?.postMessage({ page, files }, []);
  }, CACHE_AFTER_MS);
  return () => clearTimeout(timer);
}

/** Chromium fetches a download past the service worker, but not a page: without a network the worker gives the kept file. */
function handleDownload(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(DOWNLOAD) : null;
  if (!link || navigator.onLine) return;
  event.preventDefault();
  location.assign(link.href);
}
