import { loadOnce } from '../lib/code/load-once.ts';
import { loadEndpoints } from '../lib/screen.ts';

/** The member layout. Its code is prefetched (prefetch.ts). */
export const memberLayout = {
  Component: loadOnce(async () => (await import('../shell/member-shell.tsx')).MemberShell),
  loader: loadOnce(async () => {
    const [{ termsApi }, { lastUpdateApi }] = await Promise.all([
      import('../features/welcome/terms-endpoints.ts'),
      import('../domain/last-update/last-update-endpoints.ts'),
    ]);
    return loadEndpoints(termsApi.endpoints.getTerms, lastUpdateApi.endpoints.getLastUpdate);
  }),
};
