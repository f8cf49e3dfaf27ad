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

/** Caches a public page for offline reading if it stays open. Returns a function that cancels it. */
export function scheduleCaching(page: string): () => void {
  const timer = setTimeout(async () => {
    if (!('serviceWorker' in navigator) || !navigator.onLine) return;
    const code = await import('./cache-page.ts').catch(() => null);
    await code?.cachePage(page);
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
