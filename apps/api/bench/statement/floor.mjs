// The floor of a statement: a bare Fastify route that reads the same 50 rows by one prepared statement, and
// nothing else. Runs as a separate process, with the address of the database as JSON in DATABASE.
import { fastify } from 'fastify';
import pg from 'pg';
import { LONGEST } from './books.mjs';

const DATE = 1082;
/** The server has ten; these use more processors than it gets. */
const CONNECTIONS = 6;

const types = new pg.TypeOverrides();
types.setTypeParser(DATE, (text) => text);
const pool = new pg.Pool({
  ...JSON.parse(process.env.DATABASE),
  types,
  max: CONNECTIONS,
  application_name: 'sahakorn-floor',
});
const app = fastify();

app.post('/api/member/floor', async () => {
  const { rows } = await pool.query({
    name: 'floor',
    text: `select seq_no, operate_date, item_type_code, item_description, note, amount, balance, fee_amount,
        tax_amount, doc_no
      from deposit_entry where deposit_account_no = $1 order by seq_no desc limit 50`,
    values: [LONGEST.account],
  });
  return { rc_code: '1', data: rows };
});

console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
