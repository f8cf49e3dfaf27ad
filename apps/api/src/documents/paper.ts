import { FONT_FILES, type FontName, type FontRun, FALLBACK_OFFSET, splitByFont } from './fonts.ts';
import { copiesAsDrawn, drawnText, printable, breakThaiLines } from './printable-text.ts';
import { ActualTextDocument } from './actual-text-document.ts';

const POINTS_PER_MM = 72 / 25.4;

/** Millimetres in points, the unit of everything on a paper. */
export function mm(length: number): number {
  return length * POINTS_PER_MM;
}

const A4 = { width: 595.28, height: 841.89 };

/** The inside of the margins. */
export const AREA = {
  left: mm(15),
  right: A4.width - mm(15),
  top: mm(14),
  bottom: A4.height - mm(16),
  width: A4.width - 2 * mm(15),
} as const;

/** The standard of documents that everyone can read; PDFKit writes it, its types do not name it yet. */
const STANDARD: string = 'PDF/UA';

/** Not in the types either. */
const COLUMN_HEAD: object = { scope: 'Column' };

const LINE_HEIGHT = 1.55;
const INK = '#000000';
const MUTED = '#444444';

export type Style = { size: number; bold?: boolean; muted?: boolean };
/** A line of text: its top left corner, or with `align` the top of a line of that width. */
export type Place = { x: number; y: number; width?: number; align?: 'right' | 'center' };
type Element = PDFKit.PDFStructureElement;

/** The distance from one line of text to the next. */
export function lineHeight({ size }: Style): number {
  return size * LINE_HEIGHT;
}

/**
 * An A4 document in Thai: tagged for screen readers, its text the same when it is copied. Measures are points
 * from the upper left corner of the current page.
 */
export class Paper {
  readonly #pdf: ActualTextDocument;
  readonly #root: Element;
  readonly #chunks: Buffer[] = [];
  /** Where the next block begins. */
  y: number = AREA.top;

  constructor({ title, author, madeAt }: { title: string; author: string; madeAt: Date }) {
    this.#pdf = new ActualTextDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'th-TH',
      pdfVersion: '1.7',
      subset: STANDARD as PDFKit.Mixins.PDFSubsets,
      tagged: true,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
    });
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    for (const [name, file] of Object.entries(FONT_FILES)) this.#pdf.registerFont(name, file);
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  measureWidth(text: string, style: Style): number {
    return splitByFont(text).reduce((sum, run) => sum + this.#measureRun(run, style), 0);
  }

  #measureRun({ drawn, isFallback }: FontRun, style: Style): number {
    this.#use(style, isFallback);
    return this.#pdf.widthOfString(drawnText(drawn));
  }

  /** The lines of a text in this style, none wider than `width`. */
  getLines(text: string, width: number, style: Style): string[] {
    return breakThaiLines(printable(text), width, (part) => this.measureWidth(part, style));
  }

  /** Writes one line; call it inside `tagged` or `decoration`. */
  write(text: string, { x, y, width = 0, align }: Place, style: Style): void {
    const shown = printable(text);
    const runs = splitByFont(shown).map((run) => ({ run, runWidth: this.#measureRun(run, style) }));
    const free = runs.reduce((rest, { runWidth }) => rest - runWidth, width);
    let at = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
    for (const { run, runWidth } of runs) {
      this.#use(style, run.isFallback);
      this.#drawRun(run, at, run.isFallback ? y - FALLBACK_OFFSET * style.size : y);
      at += runWidth;
    }
  }

  #drawRun({ text, drawn, isFallback }: FontRun, x: number, y: number): void {
    const draw = () => this.#pdf.text(drawnText(drawn), x, y, { lineBreak: false });
    if (!isFallback && copiesAsDrawn(text)) draw();
    else this.#pdf.writeWithActualText(text, draw);
  }

  /** Writes lines one below the other and returns the place below the last. */
  writeLines(lines: readonly string[], place: Place, style: Style): number {
    for (const [at, line] of lines.entries()) {
      this.write(line, { ...place, y: place.y + at * lineHeight(style) }, style);
    }
    return place.y + lines.length * lineHeight(style);
  }

  /** An element of the document's structure that contains others, such as a table. */
  open(tag: string, parent: Element = this.#root): Element {
    const element = this.#pdf.struct(tag);
    parent.add(element);
    return element;
  }

  /**
   * Draws something that belongs to the content, as an element of the structure such as `H1`, `P` or `TD`.
   */
  tagged(tag: string, draw: () => void, parent: Element = this.#root): void {
    const element = this.#pdf.struct(tag, tag === 'TH' ? COLUMN_HEAD : {});
    parent.add(element);
    element.add(draw);
    element.end();
  }

  /** The same for a picture, which `alt` describes. */
  figure(alt: string, draw: (pdf: PDFKit.PDFDocument) => void): void {
    const element = this.#pdf.struct('Figure', { alt });
    this.#root.add(element);
    element.add(() => draw(this.#pdf.save()));
    this.#pdf.restore();
    element.end();
  }

  /** Draws something that a screen reader passes over. */
  decoration(draw: (pdf: PDFKit.PDFDocument) => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    draw(this.#pdf.save());
    this.#pdf.restore();
    this.#pdf.endMarkedContent();
  }

  newPage(): void {
    this.#pdf.addPage();
    this.y = AREA.top;
  }

  /** The number of pages so far; the current one is the last. */
  get pageCount(): number {
    return this.#pdf.bufferedPageRange().count;
  }

  /** Draws on an earlier page, counted from zero. */
  goToPage(page: number): void {
    this.#pdf.switchToPage(page);
  }

  /** The finished file. */
  async finish(): Promise<Buffer> {
    this.#root.end();
    const ended = new Promise<void>((resolve, reject) => {
      this.#pdf.once('end', resolve);
      this.#pdf.once('error', reject);
    });
    this.#pdf.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }

  #use({ size, bold = false, muted = false }: Style, isFallback: boolean): void {
    const weight = bold ? 'bold' : 'regular';
    const font: FontName = isFallback ? `fallback-${weight}` : weight;
    this.#pdf
      .font(font)
      .fontSize(size)
      .fillColor(muted ? MUTED : INK);
  }
}
