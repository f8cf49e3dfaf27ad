// Runs a command of an unpacked release: node bin/portal.mjs import FOLDER
import { requireModernNode } from '../scripts/node-version.mjs';

requireModernNode();
await import('../apps/api/src/cli.ts');
