import { formatReferenceCode } from '@sahakorn/contract/reference-code';
import { todayIso } from '@sahakorn/thai/date';
import type { Letterhead, Block, Fact, Sheet } from '../../documents/sheet.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import type { DocumentQueries } from './document-queries.ts';
import type { DocumentRegister, Source } from './document-register.ts';
import type { DocumentContent } from './document-seal.ts';
import { DOCUMENT_TITLES, footNotes, fullName } from './document-words.ts';

/** A PDF with a file name without personal data, or a sentence for the member saying why there is none. */
export type Printed = { name: string; file: Buffer } | { refusal: string };

/**
 * The owner of the document, and the portal's origin for its QR code, if
 * known. The signal cancels abandoned work.
 */
export type Printing = { membershipNo: string; origin: string | null; signal: AbortSignal };

/** The content of one sheet, without the parts that all sheets share: letterhead, member and foot. */
export type Draft = {
  content: DocumentContent;
  source?: Source;
  facts: readonly Fact[];
  blocks: readonly Block[];
};

type PrinterParts = {
  queries: DocumentQueries;
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
    const notes = footNotes(await queries.findLastMovement(todayIso(now())), now());
    const owner: Fact[] = [
      ['ชื่อ', fullName(member)],
      ['เลขสมาชิก', printing.membershipNo],
    ];
    const sheets: Sheet[] = [];
    for (const draft of drafts) {
      printing.signal.throwIfAborted();
      sheets.push(await this.#toSheet(printing, draft, { owner, notes }));
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
    const kind = drafts[0].content.kind.replaceAll('_', '-');
    return { name: `${kind}-${first.verification.documentNo}.pdf`, file };
  }

  async #toSheet(
    { origin: portal }: Printing,
    { content, source, facts, blocks }: Draft,
    { owner, notes }: { owner: readonly Fact[]; notes: readonly string[] },
  ): Promise<Sheet> {
    const { code, documentNo } = await this.#parts.register.issue(content, source);
    return {
      title: DOCUMENT_TITLES[content.kind],
      facts: [...owner, ...facts],
      blocks,
      notes,
      verification: {
        documentNo,
        code: formatReferenceCode(code),
        address: portal && `${portal}/verify/${code}`,
      },
    };
  }
}
