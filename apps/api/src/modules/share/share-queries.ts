import { BROUGHT_FORWARD } from '@sahakorn/contract/share';
import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { ledgerReader } from '../../db/ledger-reader.ts';
import type { ShareAccountTable } from '../../db/ledger-schema.ts';
import { asJsonColumns } from '../../db/json-columns.ts';
import type { Database } from '../../db/schema.ts';
import { listShareYears } from './share-years.ts';

export type ShareQueries = ReturnType<typeof createShareQueries>;

const ACCOUNT_COLUMNS = ['share_stock', 'share_amount', 'period', 'drop_status', 'brought_forward'] as const;

type Account = Pick<Selectable<ShareAccountTable>, (typeof ACCOUNT_COLUMNS)[number]>;

export function createShareQueries(db: Kysely<Database>) {
  return {
    listYears: (membershipNo: string) => listShareYears(db, membershipNo),

    ledger: ledgerReader(db, {
      table: 'share_entry',
      owner: 'membership_no',
      day: 'operate_date',
      amount: 'share_value',
      balance: 'share_stock',
      kindName: 'item_type_description',
      columns: [
        'seq_no',
        'operate_date',
        'item_type_code',
        'item_type_description',
        'period',
        'share_value',
        'share_stock',
        'doc_no',
      ],
      toEntry: ([
        ,
        seq_no,
        operate_date,
        item_type_code,
        item_type_description,
        period,
        share_value,
        share_stock,
        doc_no,
      ]) => ({
        seq_no,
        operate_date,
        item_type_code,
        item_type_description,
        period,
        share_value,
        share_stock,
        doc_no,
      }),
      head: ({ membershipNo }) => sql<Account>`
        select ${asJsonColumns(ACCOUNT_COLUMNS, ['share_stock', 'share_amount', 'brought_forward'])}
        from share_account where membership_no = ${membershipNo}`,
      isReadWithoutHead: true,
      moreSums: {
        brought_forward_amount: sql<string | null>`
          coalesce(sum(share_value) filter (where item_type_code = ${BROUGHT_FORWARD} and share_value > 0), 0.00)`,
      },
    }),
  };
}
