import { encodeQR } from 'qr';
import type { Paper } from './paper.ts';

const DIAMOND = [
  '.....#.....',
  '....#.#....',
  '...#.#.#...',
  '..#.#.#.#..',
  '.#.#.#.#.#.',
  '#.#.###.#.#',
  '.#.#.#.#.#.',
  '..#.#.#.#..',
  '...#.#.#...',
  '....#.#....',
  '.....#.....',
];
/** A square of 16 around the 11 threads of the diamond, as the portal shows it. */
const MARK_UNITS = 16;
const MARK_BORDER = 2.5;
const MARK_RADIUS = 2.4;

/** The quiet zone of a QR code, in modules. */
const QUIET_MODULES = 4;

type Square = { x: number; y: number; side: number };

/** The default logo of a cooperative: a woven diamond. */
export function drawMark(paper: Paper, { x, y, side }: Square): void {
  const unit = side / MARK_UNITS;
  paper.decoration((pdf) => {
    pdf.roundedRect(x, y, side, side, MARK_RADIUS * unit).fill('#000000');
    const threads = DIAMOND.map((row) => [...row].map((thread) => thread === '#'));
    drawRuns(pdf, threads, { x: x + MARK_BORDER * unit, y: y + MARK_BORDER * unit, unit });
    pdf.fill('#ffffff');
  });
}

/** The QR of an address; `side` includes the quiet border. */
export function drawQr(paper: Paper, address: string, { x, y, side }: Square): void {
  const modules = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  paper.figure(`QR ${address}`, (pdf) => {
    drawRuns(pdf, modules, { x, y, unit: side / modules.length });
    pdf.fill('#000000');
  });
}

type Grid = { x: number; y: number; unit: number };

/** Adds the dark squares to the path, those side by side as one. */
function drawRuns(
  pdf: PDFKit.PDFDocument,
  rows: readonly (readonly boolean[])[],
  { x, y, unit }: Grid,
): void {
  for (const [row, squares] of rows.entries()) {
    let start = -1;
    for (let at = 0; at <= squares.length; at += 1) {
      const dark = squares[at] === true;
      if (dark && start < 0) start = at;
      if (!dark && start >= 0) {
        pdf.rect(x + start * unit, y + row * unit, (at - start) * unit, unit);
        start = -1;
      }
    }
  }
}
