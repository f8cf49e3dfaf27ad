// Imported before everything else of a server, so that what it imports afterwards can be traced.
import { startTelemetry } from './start-telemetry.ts';

startTelemetry(process.env);
