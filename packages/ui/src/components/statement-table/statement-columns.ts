import { getSign, writeMoney } from '../../internal/shown-values.ts';

type ColumnBase = {
  /** Names the column in `totals`; one of a kind needs none of its own. */
  id: string;
  /** The word at the head of the column, without the unit. */
  header: string;
  /** `wide` leaves the column out where the table is narrower than a document page (62 rem). */
  priority: 'always' | 'wide';
};

/** A day, `YYYY-MM-DD`. Heads the row, and tells where the month changes. */
export type DateColumn<Row> = ColumnBase & {
  kind: 'date';
  value: (row: Row) => string | null | undefined;
};

/** What happened, with a smaller note behind it. */
export type TextColumn<Row> = ColumnBase & {
  kind: 'text';
  value: (row: Row) => string;
  note: (row: Row) => string | null | undefined;
};

/** A document number. */
export type DocumentColumn<Row> = ColumnBase & {
  kind: 'document';
  value: (row: Row) => string | null | undefined;
};

/**
 * An amount, decimal string in baht. `outflow` shows negative amounts only and `inflow` the others, so
 * both read the same signed field; `balance` is what the books state after the row; `money` is any other.
 */
export type MoneyColumn<Row> = ColumnBase & {
  kind: 'outflow' | 'inflow' | 'balance' | 'money';
  value: (row: Row) => string | null | undefined;
  /** Stands in brackets behind the header; an empty text leaves it out. Default บาท. */
  unit: string | undefined;
  /** Where it stands on a narrow card: as the card's amount, or on a line of its own. */
  card: 'amount' | 'line';
};

/** One column of a statement as data. Made by `statementColumns`. */
export type StatementColumn<Row> = DateColumn<Row> | TextColumn<Row> | DocumentColumn<Row> | MoneyColumn<Row>;

type Value<Row> = (row: Row) => string | null | undefined;
type Priority = { priority?: ColumnBase['priority'] };
type DateOptions<Row> = { header: string; value: Value<Row> };
type TextOptions<Row> = Priority & { header: string; value: (row: Row) => string; note?: Value<Row> };
type DocumentOptions<Row> = Priority & { header: string; value: Value<Row> };
type AmountOptions<Row> = { header: string; value: Value<Row>; unit?: string };
type MoneyOptions<Row> = AmountOptions<Row> & Priority & { id: string; card?: MoneyColumn<Row>['card'] };

/** Makes the columns of one statement, with the row's type known to each of them. */
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

/** Tells the columns of figures from the others. */
export function isMoneyColumn<Row>(column: StatementColumn<Row>): column is MoneyColumn<Row> {
  return 'card' in column;
}

/** The amount that belongs in a column: null where the direction is the other one, or there is none. */
export function amountIn(kind: MoneyColumn<never>['kind'], value: string | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (kind !== 'outflow' && kind !== 'inflow') return value;
  const sign = getSign(value);
  // What is no amount belongs to neither direction, and must not vanish from both.
  if (sign === null) return value;
  return sign < 0 === (kind === 'outflow') ? value : null;
}

/** Writes an amount as its column shows it: both directions carry their sign. */
export function writeAmount(kind: MoneyColumn<never>['kind'], value: string): string {
  return writeMoney('StatementTable', value, {
    sign: kind === 'inflow' || kind === 'outflow' ? 'always' : 'auto',
  });
}
