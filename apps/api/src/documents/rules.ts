import { AREA, type Paper } from './paper.ts';

const HAIRLINE = '#999999';
const INK = '#000000';

type Ends = { left?: number; right?: number };

/** A level line: `thin` between rows, `strong` around heads and sums. */
export function drawRule(
  paper: Paper,
  y: number,
  weight: 'thin' | 'strong',
  { left = AREA.left, right = AREA.right }: Ends = {},
): void {
  paper.decoration((pdf) => {
    pdf
      .lineWidth(weight === 'thin' ? 0.5 : 1)
      .strokeColor(weight === 'thin' ? HAIRLINE : INK)
      .moveTo(left, y)
      .lineTo(right, y)
      .stroke();
  });
}

/** The two lines below a letterhead or a sum. */
export function drawDoubleRule(paper: Paper, y: number, ends: Ends = {}): void {
  drawRule(paper, y, 'strong', ends);
  drawRule(paper, y + 2, 'strong', ends);
}

/** An upright hairline between two columns of money. */
export function drawVerticalRule(paper: Paper, x: number, top: number, bottom: number): void {
  paper.decoration((pdf) => {
    pdf.lineWidth(0.5).strokeColor(HAIRLINE).moveTo(x, top).lineTo(x, bottom).stroke();
  });
}

/** A box with a thin border. */
export function drawBox(paper: Paper, top: number, height: number): void {
  paper.decoration((pdf) => {
    pdf.lineWidth(0.7).strokeColor(INK).roundedRect(AREA.left, top, AREA.width, height, 4).stroke();
  });
}
