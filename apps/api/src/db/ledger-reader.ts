import type { Kysely } from 'kysely';
import type { ColumnOf, FirstRow, Ledger, LedgerPage, LedgerReader, LedgerTable } from './ledger.ts';
import { selectPage } from './ledger-statement.ts';
import type { Database } from './schema.ts';

/**
 * Reads ledgers of one table, each page in one statement, and so at one moment of the books. Names come from our own
 * descriptions; what a client sends is a parameter.
 */
export function ledgerReader<
  Head,
  Table extends LedgerTable,
  Column extends ColumnOf<Table>,
  KindName extends ColumnOf<Table>,
  More extends string = never,
>(db: Kysely<Database>, ledger: Ledger<Head, Table, Column, KindName, More>) {
  type Entry = FirstRow<Table, Column>;
  type Kind = FirstRow<Table, KindName> & { item_type_code: string };
  const reader: LedgerReader<Head, Entry, Kind, More> = {
    async readPage(asked) {
      const { rows } = await selectPage<LedgerPage<Head, Entry, Kind, More>>(ledger, asked).execute(db);
      return rows[0] ?? null;
    },
  };
  return reader;
}
