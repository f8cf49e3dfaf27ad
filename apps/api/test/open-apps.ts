import type { FastifyInstance } from 'fastify';

/** What `buildTestApp` built for the test that runs; `setup.ts` closes it. */
export const openApps: FastifyInstance[] = [];
