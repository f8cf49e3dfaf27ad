import PdfDocument from 'pdfkit';

/** How instructions of PDFKit are handled: pass all, hold one back, wrap text in its span, or drop one. */
type Writing = 'all' | 'keep' | 'text' | 'none';

/**
 * A PDF with ActualText. PDFKit opens and closes the span outside the text object,
 * which makes poppler-based readers see the text upside down; here the span is inside.
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

  /** Gives the line of text that `draw` writes the ActualText `actual`, for copying and screen readers. */
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
