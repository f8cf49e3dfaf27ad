// npm start: builds the portal if its sources have changed, then runs the server in this process.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePortalBuild } from './build.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

try {
  ensurePortalBuild(root);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const { startServer } = await import('../apps/api/src/server.ts');
await startServer();
