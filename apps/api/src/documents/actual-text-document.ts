import PdfDocument from 'pdfkit';

/** What becomes of the instructions that PDFKit writes: all pass, one is kept, text is given its span, one is left out. */
type Writing = 'all' | 'keep' | 'text' | 'none';

/**
 * A PDF whose text can say how it is spelt. PDFKit opens and closes a span outside the coordinates of its text,
 * where some readers (those on poppler) then take the text to stand upside down; here it stands inside them.
 */
export class ActualTextDocument extends PdfDocument {
  /** Not set yet while the constructor of PDFKit writes the first page. */
  private writing: Writing | undefined;
  private opening: unknown;

  override addContent(data: unknown): this {
    if (this.writing === 'keep') this.opening = data;
    if (this.writing === 'keep' || this.writing === 'none') return this;
    const spelt = this.writing === 'text';
    if (spelt && data === 'ET') super.addContent('EMC');
    super.addContent(data);
    if (spelt && data === 'BT') super.addContent(this.opening);
    return this;
  }

  /** Lets `draw`, which writes one line of text, be copied and read aloud as `actual`. */
  spelt(actual: string, draw: () => void): void {
    this.writing = 'keep';
    this.markContent('Span', { actual });
    this.writing = 'text';
    draw();
    this.writing = 'none';
    this.endMarkedContent();
    this.writing = 'all';
  }
}
