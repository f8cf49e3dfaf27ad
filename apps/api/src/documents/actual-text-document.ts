import PdfDocument from 'pdfkit';

/** How instructions of PDFKit are handled: pass all, hold one back, wrap text in its span, or drop one. */
type ContentMode = 'all' | 'keep' | 'text' | 'none';

/**
 * A PDF with ActualText. PDFKit opens and closes the span outside the text object,
 * which makes poppler-based readers see the text upside down; here the span is inside.
 */
export class ActualTextDocument extends PdfDocument {
  /** Not set yet while the constructor of PDFKit writes the first page. */
  private mode: ContentMode | undefined;
  private opening: unknown;

  override addContent(data: unknown): this {
    if (this.mode === 'keep') this.opening = data;
    if (this.mode === 'keep' || this.mode === 'none') return this;
    const isText = this.mode === 'text';
    if (isText && data === 'ET') super.addContent('EMC');
    super.addContent(data);
    if (isText && data === 'BT') super.addContent(this.opening);
    return this;
  }

  /** Gives the line of text that `draw` writes the ActualText `actual`, for copying and screen readers. */
  writeWithActualText(actual: string, draw: () => void): void {
    this.mode = 'keep';
    this.markContent('Span', { actual });
    this.mode = 'text';
    draw();
    this.mode = 'none';
    this.endMarkedContent();
    this.mode = 'all';
  }
}
