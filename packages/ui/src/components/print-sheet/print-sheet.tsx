import { bahtText } from '@sahakorn/thai/baht-text';
import { type ComponentProps, type ReactNode, createContext, use, useId } from 'react';
import { cn } from '../../internal/cn.ts';
import { NoValue } from '../../internal/no-value.tsx';
import { Phrases } from '../../internal/phrases.tsx';
import { writeMoney } from '../../internal/shown-money.ts';
import { NO_AMOUNT } from '../../internal/shown-values.ts';

const TitleId = createContext<string | undefined>(undefined);

export type PrintSheetProps = ComponentProps<'article'> & {
  /** `shown` as a sheet of paper on the screen too; `hidden` until it is printed. Default `shown`. */
  screen?: 'shown' | 'hidden' | undefined;
};

/** Paper has no controls, and a printed link does not show its address. */
const PAPER = [
  'print:[&_:is(button,input,select,textarea,summary,[role=button])]:hidden',
  'print:[&_a]:text-inherit print:[&_a]:no-underline',
];

/**
 * A document on A4 under the cooperative's head, black on white in every theme; browsers that know margin
 * boxes number its pages. Renders an `article` named by its `PrintSheetTitle`.
 */
export function PrintSheet({ screen = 'shown', className, ...rest }: PrintSheetProps) {
  const titleId = useId();
  return (
    <TitleId value={titleId}>
      <article
        data-slot="print-sheet"
        data-screen={screen}
        data-appearance="light"
        aria-labelledby={titleId}
        className={cn(PAPER, className)}
        {...rest}
      />
    </TitleId>
  );
}

export type PrintSheetTitleProps = ComponentProps<'h2'>;

/** The title of the document. Renders an `h2`. Throws outside a `PrintSheet`. */
export function PrintSheetTitle({ children, ...rest }: PrintSheetTitleProps) {
  const id = use(TitleId);
  if (id === undefined) throw new Error('PrintSheetTitle names a sheet: put it inside a PrintSheet.');
  return (
    <h2 data-slot="print-sheet-title" id={id} {...rest}>
      <Phrases>{children}</Phrases>
    </h2>
  );
}

export type PrintSheetFactsProps = ComponentProps<'dl'>;

/** Facts about the document, in two columns read row by row. Renders a `dl` of `PrintSheetFact`. */
export function PrintSheetFacts(props: PrintSheetFactsProps) {
  return <dl data-slot="print-sheet-facts" {...props} />;
}

export type PrintSheetFactProps = ComponentProps<'div'> & {
  /** What the fact is. */
  label: ReactNode;
};

/** One fact with its label. Renders a `div` with `dt` and `dd`. */
export function PrintSheetFact({ label, children, ...rest }: PrintSheetFactProps) {
  return (
    <div data-slot="print-sheet-fact" {...rest}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export type PrintSheetTableProps = ComponentProps<'div'>;

/**
 * Wraps one or more `table`s: head repeated on every page, unbroken rows, hairlines, no fills. Mark cells of amounts
 * with `data-kind="money"`, and cells that must not wrap with `data-kind="date"`. Renders a `div`.
 */
export function PrintSheetTable(props: PrintSheetTableProps) {
  return <div data-slot="print-sheet-table" {...props} />;
}

export type PrintSheetEndProps = ComponentProps<'div'>;

/** The end of the document, kept on one page: words, signatures, foot. Renders a `div`. */
export function PrintSheetEnd(props: PrintSheetEndProps) {
  return <div data-slot="print-sheet-end" {...props} />;
}

export type PrintSheetWordsProps = Omit<ComponentProps<'p'>, 'children'> & {
  /** The amount, a decimal string in baht. */
  value: string | null | undefined;
  /** What the amount is. Default `ยอดคงเหลือ`. */
  label?: string | undefined;
  /** Read out when there is no amount. Default `ไม่มีข้อมูล`. */
  emptyLabel?: string | undefined;
  /** Writes the amount in words. Default `bahtText`. */
  inWords?: ((amount: string) => string) | undefined;
};

/** An amount in Thai words, as on a cheque; ` - ` for an invalid amount. Renders a `p`. */
export function PrintSheetWords({
  value,
  label = 'ยอดคงเหลือ',
  emptyLabel = 'ไม่มีข้อมูล',
  inWords = bahtText,
  ...rest
}: PrintSheetWordsProps) {
  const amount = value ?? null;
  const known = amount !== null && writeMoney('PrintSheetWords', amount) !== NO_AMOUNT;
  return (
    <p data-slot="print-sheet-words" {...rest}>
      {label} <b>{known ? inWords(amount) : <NoValue words={emptyLabel} />}</b>
    </p>
  );
}

export type PrintSheetSignaturesProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Who signs, in two columns. Default ผู้จัดทำ and ผู้ตรวจสอบ. */
  roles?: readonly string[] | undefined;
};

const SIGNERS = ['ผู้จัดทำ', 'ผู้ตรวจสอบ'];

/** Lines to sign on. Renders a `div`. */
export function PrintSheetSignatures({ roles = SIGNERS, ...rest }: PrintSheetSignaturesProps) {
  return (
    <div data-slot="print-sheet-signatures" {...rest}>
      {roles.map((role) => (
        <p key={role} data-part="signature">
          {role}
        </p>
      ))}
    </div>
  );
}

export type PrintSheetIssuedProps = Omit<ComponentProps<'p'>, 'title'> & {
  /** Says that no signature is needed. Default `ออกโดยระบบอิเล็กทรอนิกส์ ไม่ต้องลงลายมือชื่อ`. */
  title?: string | undefined;
};

/** Replaces signatures on a document that a system issues; its children say how to verify it. Renders a `p`. */
export function PrintSheetIssued({
  title = 'ออกโดยระบบอิเล็กทรอนิกส์ ไม่ต้องลงลายมือชื่อ',
  children,
  ...rest
}: PrintSheetIssuedProps) {
  return (
    <p data-slot="print-sheet-issued" {...rest}>
      <b>{title}</b> {children}
    </p>
  );
}

export type PrintSheetFootProps = ComponentProps<'footer'>;

/**
 * The unit, the date of the data, the time of printing and a disclaimer, at the foot of the page. Renders a `footer`.
 */
export function PrintSheetFoot(props: PrintSheetFootProps) {
  return <footer data-slot="print-sheet-foot" {...props} />;
}
