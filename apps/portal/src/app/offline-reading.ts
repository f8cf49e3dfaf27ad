/** Types a trusted URL as a string. */
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

/** Caches a public page with its pictures and documents for offline reading. Returns a function that cancels it. */
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

/** Chromium downloads bypass the service worker, navigations do not: offline, opens the cached file instead. */
function handleDownload(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(DOWNLOAD) : null;
  if (!link || navigator.onLine) return;
  event.preventDefault();
  location.assign(link.href);
}
