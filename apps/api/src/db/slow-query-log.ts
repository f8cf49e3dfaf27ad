import type { LogEvent } from 'kysely';
import type { Logger } from 'pino';

const SQL_SHOWN = 1000;

/** Logs queries that take longer than a time: their text with placeholders, without the values. */
export function createSlowQueryLog(
  log: Logger,
  slowQueryMs: number,
): ((event: LogEvent) => void) | undefined {
  if (slowQueryMs === 0) return undefined;
  return ({ level, query, queryDurationMillis }) => {
    if (queryDurationMillis < slowQueryMs) return;
    const sql = query.sql.replaceAll(/\s+/g, ' ').trim().slice(0, SQL_SHOWN);
    log.warn({ ms: Math.round(queryDurationMillis), failed: level === 'error', sql }, 'slow query');
  };
}
