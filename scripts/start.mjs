// npm start: a portal built from today's sources, then the server that serves it, in this process.
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
