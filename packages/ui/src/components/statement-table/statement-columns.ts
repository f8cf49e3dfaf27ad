import { getSign, writeMoney } from '../../internal/shown-money.ts';

type ColumnBase = {
  /** Key of the column in `totals`; needed only with several columns of a kind. */
  id: string;
  /** The head of the column, without the unit. */
  header: string;
  /** `wide` hides the column if the table is narrower than a document page (62 rem). */
  priority: 'always' | 'wide';
};

/** A day, `YYYY-MM-DD`. The row header; also groups rows by month. */
export type DateColumn<Row> = ColumnBase & {
  kind: 'date';
  value: (row: Row) => string | null | undefined;
};

/** A text with a smaller note after it. */
export type TextColumn<Row> = ColumnBase & {
  kind: 'text';
  value: (row: Row) => string | null;
  note: (row: Row) => string | null | undefined;
};

/** A document number. */
export type DocumentColumn<Row> = ColumnBase & {
  kind: 'document';
  value: (row: Row) => string | null | undefined;
};

/**
 * An amount, decimal string in baht. `outflow` shows only negative amounts and `inflow` the others, so both read the
 * same signed field; `balance` is the ledger's balance after the row; `money` is any other amount. Null shows ` - `,
 * undefined leaves the cell empty.
 */
export type MoneyColumn<Row> = ColumnBase & {
  kind: 'outflow' | 'inflow' | 'balance' | 'money';
  value: (row: Row) => string | null | undefined;
  /** Shown in brackets after the header; an empty text hides it. Default บาท. */
  unit: string | undefined;
  /** Its place on a narrow card: the card's amount, or its own line. */
  card: 'amount' | 'line';
};

/** One column of a statement as data. Made by `statementColumns`. */
export type StatementColumn<Row> = DateColumn<Row> | TextColumn<Row> | DocumentColumn<Row> | MoneyColumn<Row>;

type Value<Row> = (row: Row) => string | null | undefined;
type Priority = { priority?: ColumnBase['priority'] };
type DateOptions<Row> = { header: string; value: Value<Row> };
type TextOptions<Row> = Priority & { header: string; value: (row: Row) => string | null; note?: Value<Row> };
type DocumentOptions<Row> = Priority & { header: string; value: Value<Row> };
type AmountOptions<Row> = { header: string; value: Value<Row>; unit?: string };
type MoneyOptions<Row> = AmountOptions<Row> & Priority & { id: string; card?: MoneyColumn<Row>['card'] };

/** Builds the columns of one statement for its row type. */
export type StatementColumnBuilder<Row> = {
  date: (options: DateOptions<Row>) => DateColumn<Row>;
  text: (options: TextOptions<Row>) => TextColumn<Row>;
  document: (options: DocumentOptions<Row>) => DocumentColumn<Row>;
  outflow: (options: AmountOptions<Row>) => MoneyColumn<Row>;
  inflow: (options: AmountOptions<Row>) => MoneyColumn<Row>;
  balance: (options: AmountOptions<Row>) => MoneyColumn<Row>;
  money: (options: MoneyOptions<Row>) => MoneyColumn<Row>;
};

/**
 * Gives the builder for a statement's columns: `const column = statementColumns<Entry>()`. Build the list
 * once, outside the component: a new list renders every row again.
 */
export function statementColumns<Row>(): StatementColumnBuilder<Row> {
  return {
    date: (options) => ({ kind: 'date', id: 'date', priority: 'always', ...options }),
    text: ({ note = noNote, ...options }) => ({
      kind: 'text',
      id: 'text',
      priority: 'always',
      note,
      ...options,
    }),
    document: (options) => ({ kind: 'document', id: 'document', priority: 'wide', ...options }),
    outflow: (options) => amountColumn('outflow', 'amount', options),
    inflow: (options) => amountColumn('inflow', 'amount', options),
    balance: (options) => amountColumn('balance', 'line', options),
    money: ({ id, priority = 'always', card = 'line', ...options }) => ({
      ...amountColumn('money', card, options),
      id,
      priority,
    }),
  };
}

function amountColumn<Row>(
  kind: MoneyColumn<Row>['kind'],
  card: MoneyColumn<Row>['card'],
  { header, value, unit }: AmountOptions<Row>,
): MoneyColumn<Row> {
  return { kind, id: kind, priority: 'always', card, header, value, unit };
}

function noNote(): null {
  return null;
}

/** Whether a column shows amounts. */
export function isMoneyColumn<Row>(column: StatementColumn<Row>): column is MoneyColumn<Row> {
  return 'card' in column;
}

/** The amount for a column: null if it is missing or of the other direction. */
export function getColumnAmount(
  kind: MoneyColumn<never>['kind'],
  value: string | null | undefined,
): string | null {
  if (value === null || value === undefined) return null;
  if (kind !== 'outflow' && kind !== 'inflow') return value;
  const sign = getSign(value);
  // An invalid amount has no direction: show it in both columns rather than in none.
  if (sign === null) return value;
  return sign < 0 === (kind === 'outflow') ? value : null;
}

/** Formats an amount for its column: both directions show their sign. */
export function writeAmount(kind: MoneyColumn<never>['kind'], value: string): string {
  return writeMoney('StatementTable', value, {
    sign: kind === 'inflow' || kind === 'outflow' ? 'always' : 'auto',
  });
}
