// oxlint-disable-next-line import/default -- what Vite gives there is the address of the built worker
import workerUrl from './proof-worker.ts?worker&url';

/** Trusted addresses are text as far as the page's types know. */
type UrlPolicy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy };

// Not in every browser yet; where it is, the page's content security policy names this one policy for addresses of
// scripts. It knows a single one.
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy('worker-url', { createScriptURL: () => workerUrl });

/** A worker that solves a challenge; null in a browser that cannot start one. */
export function startWorker(): Worker | null {
  try {
    return new Worker(policy ? policy.createScriptURL('') : workerUrl, { type: 'module' });
  } catch {
    return null; // no workers here, or none of modules: the page works itself
  }
}
