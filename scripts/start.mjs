// npm start: builds the portal if its sources have changed, then runs the server in this process.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePortalBuild } from './build.mjs';
import { endWithLauncher } from './parent-process.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

endWithLauncher();
try {
  await ensurePortalBuild(root);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import('../apps/api/src/telemetry/register.ts');
const { startServer } = await import('../apps/api/src/server.ts');
await startServer();
