import type { Kysely } from 'kysely';
import type {
  ColumnOf,
  FirstRow,
  Ledger,
  LedgerPage,
  LedgerQuery,
  LedgerReader,
  LedgerTable,
  PageRow,
} from './ledger.ts';
import { createLedgerCompiler } from './ledger-text.ts';
import { selectPage } from './ledger-statement.ts';
import type { Database } from './schema.ts';

/**
 * Reads ledgers of one table, each page in one statement, and so at one moment of the books. Names come from
 * our own descriptions; what a client sends is a parameter.
 */
export function ledgerReader<
  Head,
  Table extends LedgerTable,
  const Columns extends readonly ColumnOf<Table>[],
  KindName extends ColumnOf<Table>,
  More extends string = never,
>(db: Kysely<Database>, ledger: Ledger<Head, Table, Columns, KindName, More>) {
  type Entry = FirstRow<Table, Columns[number]>;
  type Kind = FirstRow<Table, KindName> & { item_type_code: string };
  type Figures = Omit<LedgerPage<Head, Entry, Kind, More>, 'entries'>;
  const compile = createLedgerCompiler<PageRow<Table, Columns, Figures>>(db, (query) =>
    selectPage(ledger, query),
  );
  const read = async (query: LedgerQuery): Promise<LedgerPage<Head, Entry, Kind, More> | null> => {
    const { rows } = await db.executeQuery(compile(query));
    const [first, ...entries] = rows;
    const figures = first?.[0];
    return figures ? { ...figures, entries: entries.map((row) => ledger.toEntry(row)) } : null;
  };
  const reader: LedgerReader<Head, Entry, Kind, More> = {
    async readPage({ after, ...query }) {
      const page = await read({ ...query, after: after && { read: after.read } });
      const newest = page?.sums.newest ?? 0;
      // Figures without the rows that were added since the first page cost more, and are rarely needed.
      return after && newest > after.newest ? read({ ...query, after }) : page;
    },
  };
  return reader;
}
