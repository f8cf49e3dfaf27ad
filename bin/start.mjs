// Starts the server of an unpacked release: node bin/start.mjs
import { requireModernNode } from '../scripts/node-version.mjs';
import { npmProcesses, onProcessEnd } from '../scripts/parent-process.mjs';

requireModernNode();
onProcessEnd(npmProcesses(), () => process.kill(process.pid, 'SIGTERM'));
await import('../apps/api/src/telemetry/register.ts');
const { startServer } = await import('../apps/api/src/server.ts');
await startServer();
