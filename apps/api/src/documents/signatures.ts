import { AREA, lineHeight, mm, type Paper, type Style } from './paper.ts';

const NOTE: Style = { size: 9 };
const ROLE: Style = { size: 10 };
const ROOM = mm(6);

export const SIGNATURES_HEIGHT = ROOM + lineHeight(NOTE) + lineHeight(ROLE);

/**
 * Names who is responsible for the document, side by side, with the system's note in place of a signature.
 */
export function drawSignatures(paper: Paper, roles: readonly string[]): void {
  const width = AREA.width / roles.length;
  const top = paper.y + ROOM;
  for (const [column, role] of roles.entries()) {
    const x = AREA.left + column * width;
    paper.tagged('P', () => {
      paper.write('ออกโดยระบบอิเล็กทรอนิกส์', { x, y: top, width, align: 'center' }, NOTE);
      paper.write(role, { x, y: top + lineHeight(NOTE), width, align: 'center' }, ROLE);
    });
  }
  paper.y += SIGNATURES_HEIGHT;
}
