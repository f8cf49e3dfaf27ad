import { existsSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY, makeDataDir, removeDataDir, startPortal } from '../e2e/start-portal.ts';

/** Starts one portal with the demonstration cooperative for all specs; returns a function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(path.join(REPOSITORY, 'apps/portal/dist/.server/entry.js'))) {
    throw new Error('The portal is not built: run node scripts/build.mjs first');
  }
  const portal = await startPortal(await makeDataDir());
  process.env['PORTAL_ORIGIN'] = portal.origin;
  return async () => {
    await portal.stop();
    await removeDataDir(portal.dataDir);
  };
}
