import type { DocumentKind } from '@sahakorn/contract/document';
import { formatReferenceCode } from '@sahakorn/contract/reference-code';
import { todayIso } from '@sahakorn/thai/date';
import type { Letterhead, Block, Fact, Sheet } from '../../documents/sheet.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import type { DocumentKinds, DocumentOf } from './document-kinds.ts';
import type { DocumentQueries } from './document-queries.ts';
import type { DocumentRegister, NewDocument } from './document-register.ts';
import { footNotes, fullName } from './document-words.ts';

/** A PDF with a file name without personal data, or a sentence for the member saying why there is none. */
export type Printed = { name: string; file: Buffer } | { refusal: string };

/**
 * The owner of the document, and the portal's origin for its QR code, if
 * known. The signal cancels abandoned work.
 */
export type Printing = { membershipNo: string; origin: string | null; signal: AbortSignal };

/** The content of one sheet, without the parts that all sheets share: letterhead, member and foot. */
export type Draft = {
  [Kind in DocumentKind]: DocumentOf<Kind> & {
    /** `YYYY-MM-DD`. */
    date: string;
    facts: readonly Fact[];
    blocks: readonly Block[];
  };
}[DocumentKind];

type PrinterParts = {
  queries: DocumentQueries;
  kinds: DocumentKinds;
  register: DocumentRegister;
  letterhead: Letterhead;
  now: () => Date;
};

/** Registers documents and renders them as PDF. */
export class DocumentPrinter {
  readonly #parts: PrinterParts;

  constructor(parts: PrinterParts) {
    this.#parts = parts;
  }

  /** Prints one file with a sheet for each draft. @throws NotFound if the books have no such member */
  async print(printing: Printing, drafts: readonly [Draft, ...Draft[]]): Promise<Printed> {
    const { queries, letterhead, now } = this.#parts;
    const member = await queries.findMember(printing.membershipNo);
    if (!member) throw new NotFound();
    const owner: Owner = {
      membershipNo: printing.membershipNo,
      ownerName: fullName(member),
      updatedOn: await queries.findLastMovement(todayIso(now())),
    };
    const sheets: Sheet[] = [];
    for (const draft of drafts) {
      printing.signal.throwIfAborted();
      sheets.push(await this.#toSheet(printing, draft, owner));
    }
    const [first, ...others] = sheets;
    if (!first) throw new Error('A print has at least one sheet.');
    // Loaded with the first print, because the PDF code would be a tenth of the
    // code that a server loads at its start.
    const { renderSheets } = await import('../../documents/render-sheets.ts');
    const file = await renderSheets([first, ...others], {
      letterhead,
      madeAt: now(),
      signal: printing.signal,
    });
    const kind = drafts[0].kind.replaceAll('_', '-');
    return { name: `${kind}-${first.verification.documentNo}.pdf`, file };
  }

  /** Everything on the sheet is in what is issued, or comes from what was issued. */
  async #toSheet({ origin: portal }: Printing, draft: Draft, owner: Owner): Promise<Sheet> {
    const { kinds, register, letterhead } = this.#parts;
    const sheet = {
      title: kinds[draft.kind].title,
      facts: [['ชื่อ', owner.ownerName] as const, ['เลขสมาชิก', owner.membershipNo] as const, ...draft.facts],
      blocks: draft.blocks,
    };
    const issued = await register.issue({
      ...owner,
      document: draft,
      date: draft.date,
      printed: { letterhead, ...sheet },
    });
    const { code, documentNo } = issued;
    return {
      ...sheet,
      notes: footNotes(issued),
      verification: {
        documentNo,
        code: formatReferenceCode(code),
        address: portal && `${portal}/verify/${code}`,
      },
    };
  }
}

type Owner = Pick<NewDocument, 'membershipNo' | 'ownerName' | 'updatedOn'>;
