import type { DocumentFigure, DocumentSource } from '../../db/document-schema.ts';
import type { ConfirmationService } from '../confirmation/confirmation-service.ts';
import type { DepositService } from '../deposit/deposit-service.ts';
import type { DividendService } from '../dividend/dividend-service.ts';
import type { LoanOutlookService } from '../loan/loan-outlook-service.ts';
import type { LoanService } from '../loan/loan-service.ts';
import type { ShareService } from '../share/share-service.ts';
import type { DocumentQueries } from './document-queries.ts';
import { hashContent } from './document-seal.ts';
import type { InterestQueries } from './interest-queries.ts';

/** What documents are read from, when they are printed and when they are compared with the books. */
export type DocumentBooks = {
  queries: DocumentQueries;
  deposits: DepositService;
  loans: LoanService;
  loanOutlooks: LoanOutlookService;
  shares: ShareService;
  dividends: DividendService;
  confirmations: ConfirmationService;
  interest: InterestQueries;
};

/** What the books state of a document: the rows that it was made of, and the names and types above them. */
export type Stated = { rows: unknown; heads: unknown };

/** The same read again later. */
export type Restated = Stated & {
  /** Why the rows differ, if more is known than that they do. */
  reason?: string | null;
  /** Why a part cannot be compared with the books; in `rows` it is as it was printed. */
  incomparable?: string | null;
};

/** How one kind of document is named, what its code shows, and how it is compared with the books. */
export type KindRule<Data> = {
  /** The title printed on it. */
  title: string;
  /** What anyone who holds it should compare; the first is its amount. Never a name or a number of the member. */
  figures: (data: Data) => [DocumentFigure, ...DocumentFigure[]];
  stated: (data: Data) => Stated;
  /** Names the rows, to read them again. */
  select: (data: Data) => unknown;
  /** Null if the books no longer have them. @throws NotFound if they are another member's now */
  restate: (membershipNo: string, select: unknown) => Promise<Restated | null>;
  /** What a document is if its rows were changed. */
  afterChange: 'cancelled' | 'changed';
};

/** A rule, with the type of what it selects; it only ever reads what it has stored under its seal. */
export function defineKind<Data, Select>(
  rule: Omit<KindRule<Data>, 'select' | 'restate' | 'afterChange'> & {
    select: (data: Data) => Select;
    restate: (membershipNo: string, select: Select) => Promise<Restated | null>;
    afterChange?: 'cancelled';
  },
): KindRule<Data> {
  return {
    afterChange: 'changed',
    ...rule,
    restate: (membershipNo, select) => rule.restate(membershipNo, select as Select),
  };
}

export const amount = (label: string, value: string | null): DocumentFigure => ({
  label,
  amount: value,
  text: null,
});

export const text = (label: string, value: string | null): DocumentFigure => ({
  label,
  amount: null,
  text: value,
});

/** The digests of what the books state. The member's name is a head of every document. */
export function hashStated(
  { rows, heads }: Stated,
  ownerName: string,
): Pick<DocumentSource, 'rows' | 'heads'> {
  return {
    rows: hashContent(rows).toString('hex'),
    heads: hashContent({ ownerName, heads }).toString('hex'),
  };
}

/** Only the named fields, so that a field that is added later changes no digest. */
export function pick<Row extends object, Key extends keyof Row>(
  row: Row,
  keys: readonly Key[],
): Pick<Row, Key> {
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>;
}
