import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../src/db/schema.ts';

/** What `buildTestApp` built for the test that runs; `setup.ts` closes it. */
export const openApps: FastifyInstance[] = [];

/** What `getTestApp` built; the database of a test file closes its own. */
export const sharedApps = new Map<Kysely<Database>, FastifyInstance>();
