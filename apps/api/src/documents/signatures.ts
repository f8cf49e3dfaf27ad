import { AREA, lineHeight, mm, type Paper, type Style } from './paper.ts';
import { drawRule } from './rules.ts';

const ROLE: Style = { size: 10 };
/** Above the line, for the hand. */
const ROOM = mm(14);
const LINE_WIDTH = mm(60);

export const SIGNATURES_HEIGHT = ROOM + mm(1) + lineHeight(ROLE);

/** Draws a line to sign on for each role, with the role below it. */
export function drawSignatures(paper: Paper, roles: readonly string[]): void {
  const width = AREA.width / roles.length;
  const line = paper.y + ROOM;
  for (const [column, role] of roles.entries()) {
    const x = AREA.left + column * width;
    const left = x + (width - LINE_WIDTH) / 2;
    drawRule(paper, line, 'strong', { left, right: left + LINE_WIDTH });
    paper.tagged('P', () => paper.write(role, { x, y: line + mm(1), width, align: 'center' }, ROLE));
  }
  paper.y += SIGNATURES_HEIGHT;
}
