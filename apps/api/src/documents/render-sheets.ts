import { AREA, lineHeight, mm, Paper, type Style } from './paper.ts';
import { MISSING_LETTER, hasMissingLetters } from './fonts.ts';
import { drawMark, drawQr } from './logo-and-qr.ts';
import { printable } from './printable-text.ts';
import { drawBox, drawDoubleRule, drawRule } from './rules.ts';
import type { Block, Fact, Letterhead, Sheet } from './sheet.ts';
import { drawTable, type Pages } from './sheet-table.ts';
import { drawSignatures, SIGNATURES_HEIGHT } from './signatures.ts';

const NAME: Style = { size: 14, bold: true };
const SMALL: Style = { size: 8.5 };
const BODY: Style = { size: 10 };
const STRONG: Style = { size: 10, bold: true };
const TITLE: Style = { size: 15, bold: true };
const MARK_SIDE = mm(15);
const QR_SIDE = mm(25);
const BOX_PADDING = mm(3);
const CODE: Style = { size: 12, bold: true };
const LATER_FOOT = mm(10);

type Paging = Pages & { sheet: Sheet };
type FirstPage = { page: number; sheet: Sheet; first: boolean };

/**
 * Makes one PDF of the sheets, each from the head of a fresh page.
 * @returns the whole file
 * @throws the reason of the signal between two pages when it is aborted
 */
export async function renderSheets(
  sheets: readonly [Sheet, ...Sheet[]],
  { letterhead, madeAt, signal }: { letterhead: Letterhead; madeAt: Date; signal: AbortSignal },
): Promise<Buffer> {
  const paper = new Paper({ title: sheets[0].title, author: letterhead.nameThai, madeAt });
  const pages: FirstPage[] = [];
  for (const sheet of sheets.map(withMissingNote)) {
    if (pages.length > 0) paper.newPage();
    pages.push({ page: paper.pageCount - 1, sheet, first: true });
    await drawSheet(paper, sheet, letterhead, () => {
      signal.throwIfAborted();
      pages.push({ page: paper.pageCount - 1, sheet, first: false });
    });
  }
  for (const { page, sheet, first } of pages) {
    paper.goToPage(page);
    drawPageNumber(paper, page + 1, pages.length);
    if (first) drawFoot(paper, sheet);
    else drawContinuationFoot(paper, sheet);
  }
  return paper.finish();
}

const MISSING_NOTE = `${MISSING_LETTER} แทนตัวอักษรที่เอกสารนี้พิมพ์ไม่ได้ ดูได้ในระบบสมาชิก`;

/** Says in the foot that letters are missing, where some are. */
function withMissingNote(sheet: Sheet): Sheet {
  const { facts, blocks, notes } = sheet;
  const isComplete = !hasMissingLetters(printable(JSON.stringify([facts, blocks])));
  return isComplete ? sheet : { ...sheet, notes: [...notes, MISSING_NOTE] };
}

async function drawSheet(
  paper: Paper,
  sheet: Sheet,
  letterhead: Letterhead,
  onNextPage: () => void,
): Promise<void> {
  const firstPage = paper.pageCount;
  drawLetterhead(paper, letterhead);
  paper.tagged('H1', () => {
    paper.write(sheet.title, { x: AREA.left, y: paper.y, width: AREA.width, align: 'center' }, TITLE);
  });
  paper.y += lineHeight(TITLE) + mm(1);
  drawFacts(paper, sheet.facts);
  const firstFoot = footHeight(paper, sheet);
  const paging: Paging = {
    sheet,
    bottom: () => AREA.bottom - mm(3) - (paper.pageCount === firstPage ? firstFoot : LATER_FOOT),
    nextPage: () => {
      paper.newPage();
      onNextPage();
      drawContinuationHead(paper, sheet, letterhead);
    },
  };
  for (const block of sheet.blocks) await drawBlock(paper, block, paging);
  drawIssued(paper, sheet, paging);
}

function drawLetterhead(paper: Paper, { nameThai, nameEnglish, address, contact }: Letterhead): void {
  const x = AREA.left + MARK_SIDE + mm(4);
  const width = AREA.width - MARK_SIDE - mm(22);
  drawMark(paper, { x: AREA.left, y: AREA.top, side: MARK_SIDE });
  let y: number = AREA.top - mm(1);
  for (const [text, style] of [
    [nameThai, NAME],
    [nameEnglish, SMALL],
    [address, SMALL],
    [contact, SMALL],
  ] as const) {
    if (text === '') continue;
    paper.tagged('P', () => {
      y = paper.writeLines(paper.getLines(text, width, style), { x, y }, style);
    });
  }
  paper.y = Math.max(y, AREA.top + MARK_SIDE) + mm(3);
  drawDoubleRule(paper, paper.y);
  paper.y += mm(4.5);
}

/** Identifies a loose later page. */
function drawContinuationHead(paper: Paper, { title, facts }: Sheet, { nameThai }: Letterhead): void {
  const width = AREA.width - mm(22);
  const text = [nameThai, title, ...facts.map(([, value]) => value)].filter((part) => part !== '');
  paper.decoration(() => {
    const lines = paper.getLines(text.join(' · '), width, SMALL);
    paper.y = paper.writeLines(lines, { x: AREA.left, y: paper.y }, SMALL) + mm(1);
  });
  drawDoubleRule(paper, paper.y);
  paper.y += mm(4);
}

/** Two facts a line, the values in line with each other. */
function drawFacts(paper: Paper, facts: readonly Fact[]): void {
  const half = AREA.width / 2;
  const label = mm(27);
  for (let at = 0; at < facts.length; at += 2) {
    const ends = facts.slice(at, at + 2).map(([name, value], column) => {
      const x = AREA.left + column * half;
      const lines = paper.getLines(value, half - label - mm(3), STRONG);
      let end = paper.y;
      paper.tagged('P', () => {
        paper.write(name, { x, y: paper.y }, BODY);
        end = paper.writeLines(lines, { x: x + label, y: paper.y }, STRONG);
      });
      return end;
    });
    paper.y = Math.max(paper.y, ...ends);
  }
  paper.y += mm(3);
}

async function drawBlock(paper: Paper, block: Block, paging: Paging): Promise<void> {
  if (block.kind === 'table') return drawTable(paper, block, paging);
  if (block.kind === 'signatures') {
    makeRoom(paper, SIGNATURES_HEIGHT, paging);
    return drawSignatures(paper, block.roles);
  }
  const style = block.kind === 'words' ? STRONG : BODY;
  const lines = paper.getLines(block.text, AREA.width, style);
  makeRoom(paper, lines.length * lineHeight(style), paging);
  const align = block.kind === 'words' ? { align: 'right' as const } : {};
  paper.tagged('P', () => {
    paper.y = paper.writeLines(lines, { x: AREA.left, y: paper.y, width: AREA.width, ...align }, style);
  });
  paper.y += mm(1.5);
  return undefined;
}

/** States that it is valid without a signature. */
function drawIssued(paper: Paper, { verification }: Sheet, paging: Paging): void {
  const inner = lineHeight(STRONG) + lineHeight(SMALL);
  const gap = mm(4);
  makeRoom(paper, gap + inner + 2 * BOX_PADDING, paging);
  const top = paper.y + gap;
  const y = top + BOX_PADDING;
  const left = AREA.left + BOX_PADDING;
  const width = AREA.width - 2 * BOX_PADDING;
  drawBox(paper, top, inner + 2 * BOX_PADDING);
  paper.tagged('P', () => {
    paper.write('ออกโดยระบบอิเล็กทรอนิกส์ ไม่ต้องลงลายมือชื่อ', { x: left, y }, STRONG);
    paper.write(
      'ตรวจสอบว่าตรงกับต้นฉบับได้ที่หน้า “ตรวจสอบเอกสาร” ของสหกรณ์',
      { x: left, y: y + lineHeight(STRONG) },
      SMALL,
    );
  });
  paper.tagged('P', () => {
    paper.write('รหัสตรวจสอบ', { x: left, y, width, align: 'right' }, SMALL);
    paper.write(verification.code, { x: left, y: y + lineHeight(SMALL), width, align: 'right' }, CODE);
  });
  paper.y = y + inner + BOX_PADDING;
}

function makeRoom(paper: Paper, height: number, { bottom, nextPage }: Paging): void {
  if (paper.y + height > bottom()) nextPage();
}

function drawPageNumber(paper: Paper, page: number, pages: number): void {
  paper.decoration(() => {
    paper.write(
      `หน้า ${page} / ${pages}`,
      { x: AREA.left, y: AREA.top, width: AREA.width, align: 'right' },
      SMALL,
    );
  });
}

function footLines(paper: Paper, { notes, verification }: Sheet): string[] {
  return [
    ...notes,
    verificationLine(verification),
    verification.address === null
      ? 'ตรวจสอบว่าเอกสารนี้ตรงกับต้นฉบับได้ที่หน้า “ตรวจสอบเอกสาร” ในเว็บไซต์ของสหกรณ์'
      : `ตรวจสอบว่าเอกสารนี้ตรงกับต้นฉบับได้โดยสแกน QR หรือเปิด ${verification.address}`,
  ].flatMap((text) => paper.getLines(text, AREA.width - QR_SIDE - mm(3), SMALL));
}

function verificationLine({ documentNo, code }: Sheet['verification']): string {
  return `เลขที่เอกสาร ${documentNo} · รหัสตรวจสอบ ${code}`;
}

function footHeight(paper: Paper, sheet: Sheet): number {
  return Math.max(QR_SIDE, footLines(paper, sheet).length * lineHeight(SMALL) + mm(2));
}

function drawFoot(paper: Paper, sheet: Sheet): void {
  const top = AREA.bottom - footHeight(paper, sheet);
  drawRule(paper, top, 'strong');
  paper.tagged('P', () => {
    paper.writeLines(footLines(paper, sheet), { x: AREA.left, y: top + mm(2) }, SMALL);
  });
  const { address } = sheet.verification;
  if (address !== null) drawQr(paper, address, { x: AREA.right - QR_SIDE, y: top + 1, side: QR_SIDE });
}

function drawContinuationFoot(paper: Paper, { verification }: Sheet): void {
  const top = AREA.bottom - LATER_FOOT + mm(3);
  drawRule(paper, top, 'strong');
  paper.decoration(() => {
    paper.write(verificationLine(verification), { x: AREA.left, y: top + mm(1) }, SMALL);
  });
}
