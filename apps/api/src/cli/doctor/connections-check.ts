import { type Kysely, sql } from 'kysely';
import { countConnections } from '../../db/pool.ts';
import type { Database } from '../../db/schema.ts';
import { type Finding, warning } from './finding.ts';

/** A command may open as many connections as a server with one process. */
const ONE_COMMAND = countConnections(1);

/** Whether PostgreSQL allows the connections of this server with its workers and of one command. */
export async function checkConnections(db: Kysely<Database>, workers: number): Promise<Finding[]> {
  const { rows } = await sql<{ available: number }>`
    select current_setting('max_connections')::int
         - current_setting('superuser_reserved_connections')::int as available`.execute(db);
  const max = rows[0]?.available ?? 0;
  const needed = countConnections(workers) + ONE_COMMAND;
  if (needed <= max) return [];
  return [
    warning(
      `WORKERS=${workers} ใช้การเชื่อมต่อถึง ${needed} รวมคำสั่งหนึ่งคำสั่ง แต่ PostgreSQL ให้ ${max}: เพิ่ม max_connections หรือลด WORKERS`,
      `WORKERS=${workers} needs up to ${needed} connections with one command, and PostgreSQL allows ${max}: raise max_connections, or lower WORKERS`,
    ),
  ];
}
