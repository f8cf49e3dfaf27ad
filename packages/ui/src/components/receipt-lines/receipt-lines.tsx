import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { getSign } from '../../internal/shown-money.ts';
import { NoValue } from '../../internal/no-value.tsx';
import { WholeWords } from '../../internal/whole-words.tsx';
import { Money } from '../money/money.tsx';
import { TABLE_ROLES } from '../../internal/table-roles.ts';
import { type ReceiptLinesWords, WORDS } from './receipt-lines-words.ts';

/** One line of a receipt. Amounts are decimal strings in baht. */
export type ReceiptLine = {
  /** A unique key. */
  key: string | number;
  /** What was paid: ค่าหุ้น, เงินกู้สามัญ. */
  item: string;
  /** Which contract or account, and which instalment. */
  note?: string | null | undefined;
  /** Null if the ledger does not state it separately. */
  principal: string | null;
  /** Null or zero if there is none. */
  interest: string | null;
  /** Null if it is not known. */
  total: string | null;
  /** The balance after it; null if the ledger states none. */
  balance: string | null;
};

/** Sums of the lines, as the ledger has them; null for one that it does not state. */
export type ReceiptSums = { principal: string | null; interest: string | null; total: string | null };

export type ReceiptLinesProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Names the table for screen readers: which receipt, of which month. */
  caption: string;
  /** The lines in the order of the paper. */
  lines: readonly ReceiptLine[];
  /** The sums at the foot; the total is also written in words. */
  sums: ReceiptSums;
  /** Replaces some of the words. */
  words?: Partial<ReceiptLinesWords> | undefined;
};

/**
 * The content of a receipt or invoice: lines, the total under a double rule, the amount in words. One table at every
 * width. Renders a `div`, a size container.
 */
export function ReceiptLines({ caption, lines, sums, words, className, ...rest }: ReceiptLinesProps) {
  const labels = { ...WORDS, ...words };
  const stacked = lines.some(hasLongAmount);
  return (
    <div
      data-slot="receipt-lines"
      className={cn(
        '@container overflow-clip rounded-md border border-line bg-surface leading-tight contrast:border-2',
        // In a list narrower than this the columns do not fit beside each other, so the lines become a card.
        stacked && '@max-document:max-w-panel',
        className,
      )}
      {...rest}
    >
      <table {...TABLE_ROLES.table} className="w-full @max-panel:block">
        <caption className="sr-only">{caption}</caption>
        <LinesHead words={labels} />
        <tbody {...TABLE_ROLES.rowGroup} className="@max-panel:block">
          {lines.map((line) => (
            <LineRow key={line.key} line={line} words={labels} stacked={stacked} />
          ))}
        </tbody>
        <LinesFoot sums={sums} words={labels} />
      </table>
      <InWords total={sums.total} write={labels.inWords} />
    </div>
  );
}

/** Characters of an amount that leaves room for the name of its line beside it on a phone. */
const BESIDE_A_NAME = 10;

function hasLongAmount({ principal, interest, total }: ReceiptLine): boolean {
  return [principal, interest, total].some((amount) => (amount?.length ?? 0) > BESIDE_A_NAME);
}

/** Wraps a figure that is wider than its card: a cut figure would be a wrong one. */
const FIGURES =
  'px-4 py-2.5 text-end align-baseline whitespace-nowrap @max-tiny:whitespace-normal @max-tiny:*:wrap-anywhere @max-tiny:*:whitespace-normal';
/** A figure on its own line of a card, or in its own column of the table. */
const ON_A_LINE =
  '@max-panel:col-start-2 @max-panel:p-0 @max-panel:text-sm @max-tiny:text-start @panel:border-s @panel:border-line';

function LinesHead({ words }: { words: ReceiptLinesWords }) {
  const total = `${words.total} (${words.unit})`;
  const columns = Object.entries({
    principal: words.principal,
    interest: words.interest,
    total,
    balance: words.balance,
  });
  return (
    <thead {...TABLE_ROLES.rowGroup} className="@max-panel:sr-only">
      <tr {...TABLE_ROLES.row} className="border-b border-line-strong bg-subtle text-sm">
        <th {...TABLE_ROLES.columnHeader} className="px-4 py-2.5 text-start">
          {words.item}
        </th>
        {columns.map(([key, column]) => (
          <th key={key} {...TABLE_ROLES.columnHeader} className={cn(FIGURES, 'border-s border-line')}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** `stacked`: on a card the amounts are below the name. */
type LineRowProps = { line: ReceiptLine; words: ReceiptLinesWords; stacked: boolean };

function LineRow({ line, words, stacked }: LineRowProps) {
  const hasInterest = line.interest !== null && getSign(line.interest) !== 0;
  return (
    <tr
      {...TABLE_ROLES.row}
      className={cn(
        'relative border-t border-line first:border-t-0 @max-panel:px-4 @max-panel:py-2.5 @max-tiny:flex @max-tiny:flex-col',
        stacked
          ? '@max-panel:flex @max-panel:flex-col'
          : '@max-panel:grid @max-panel:justify-between @max-panel:gap-x-3',
      )}
    >
      <th
        {...TABLE_ROLES.rowHeader}
        className="px-4 py-2.5 text-start align-baseline font-normal @max-panel:row-span-3 @max-panel:block @max-panel:p-0"
      >
        <span className="@max-panel:font-semibold">
          <WholeWords>{line.item}</WholeWords>
        </span>
        {line.note && (
          <span className="block text-sm text-text-muted">
            <WholeWords>{line.note}</WholeWords>
          </span>
        )}
      </th>
      <td
        {...TABLE_ROLES.cell}
        className={cn(
          FIGURES,
          ON_A_LINE,
          '@max-panel:row-start-2 @max-panel:order-2',
          hasInterest ? '@max-panel:block' : '@max-panel:sr-only',
        )}
      >
        <OnCard>{words.shortPrincipal}</OnCard>
        <Money value={line.principal} emptyLabel={words.unknown} />
      </td>
      <td
        {...TABLE_ROLES.cell}
        className={cn(
          FIGURES,
          ON_A_LINE,
          '@max-panel:row-start-3 @max-panel:order-2',
          hasInterest ? '@max-panel:block' : 'text-text-muted @max-panel:sr-only',
        )}
      >
        {hasInterest && <OnCard>{words.interest}</OnCard>}
        {hasInterest ? <Money value={line.interest} emptyLabel={words.unknown} /> : words.none}
      </td>
      <td
        {...TABLE_ROLES.cell}
        className={cn(
          FIGURES,
          ON_A_LINE,
          'font-semibold @max-panel:row-start-1 @max-panel:block @max-panel:text-md @max-panel:order-1',
        )}
      >
        <Money value={line.total} emptyLabel={words.unknown} />
      </td>
      {/* Only for screen readers: a card has no room for it. */}
      <td
        {...TABLE_ROLES.cell}
        className={cn(
          FIGURES,
          'border-s border-line @max-panel:sr-only',
          line.balance === null && 'text-text-muted',
        )}
      >
        {line.balance === null ? (
          <NoValue words={words.none} />
        ) : (
          <Money value={line.balance} emptyLabel={words.unknown} />
        )}
      </td>
    </tr>
  );
}

/** The word of the column head, for the card. Screen readers read the head at every width. */
function OnCard({ children }: { children: string }) {
  return (
    <span aria-hidden className="@panel:hidden">
      {children}{' '}
    </span>
  );
}

function LinesFoot({ sums, words }: { sums: ReceiptSums; words: ReceiptLinesWords }) {
  const subtotal = cn(FIGURES, 'border-s border-line py-3.5 @max-panel:sr-only');
  return (
    <tfoot {...TABLE_ROLES.rowGroup} className="@max-panel:block">
      <tr
        {...TABLE_ROLES.row}
        className="relative border-t-2 border-text font-semibold @max-panel:flex @max-panel:flex-wrap @max-panel:justify-between @max-panel:gap-x-3 @max-panel:px-4 @max-panel:py-3"
      >
        <th {...TABLE_ROLES.rowHeader} className="px-4 py-3.5 text-start align-baseline @max-panel:p-0">
          {words.sum}
        </th>
        <td {...TABLE_ROLES.cell} className={subtotal}>
          <Money value={sums.principal} emptyLabel={words.unknown} />
        </td>
        <td {...TABLE_ROLES.cell} className={subtotal}>
          <Money value={sums.interest} emptyLabel={words.unknown} />
        </td>
        <td
          {...TABLE_ROLES.cell}
          className={cn(FIGURES, 'py-3.5 @max-panel:p-0 @panel:border-s @panel:border-line')}
        >
          <Money
            value={sums.total}
            emptyLabel={words.unknown}
            className="border-b-3 border-double border-current pb-0.5"
          />
        </td>
        <td {...TABLE_ROLES.cell} className={subtotal} />
      </tr>
    </tfoot>
  );
}

/** The total in words, as on every Thai receipt; nothing without a total. */
function InWords({ total, write }: { total: string | null; write: ReceiptLinesWords['inWords'] }) {
  if (total === null || getSign(total) === null) return null;
  return <p className="border-t border-line px-4 py-2.5 @panel:text-end">{write(total)}</p>;
}
