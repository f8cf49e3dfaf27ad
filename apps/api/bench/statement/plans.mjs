// How PostgreSQL reads one statement page: the very queries of the server, each with what it did.
import { createKysely } from '../../src/db/pool.ts';
import { createDepositQueries } from '../../src/modules/deposit/deposit-queries.ts';
import { readStatement } from '../../src/modules/statement/read-statement.ts';

/** The plans of every query of one page, as text. */
export async function getPlans(pool, whose, question) {
  const compiled = [];
  const db = createKysely(pool, undefined, ({ query }) => compiled.push(query));
  await readStatement(createDepositQueries(db).ledger, whose, question);
  const plans = [];
  for (const { sql, parameters } of compiled.filter((query) => /^\s*(select|with)/i.test(query.sql))) {
    const { rows } = await pool.query(`explain (analyze, buffers, costs off) ${sql}`, [...parameters]);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans;
}
