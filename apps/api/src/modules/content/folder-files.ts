import { isUtf8 } from 'node:buffer';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getErrorCode, OperatorError } from '../../operator-error.ts';
import type { ContentProblem } from './content-problems.ts';

/**
 * Every file below a folder, by its path with forward slashes. Names that begin
 * with a dot or an underscore are ignored.
 */
export async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/').normalize('NFC'))
      .filter((file) => !file.split('/').some((part) => /^[._]/.test(part)))
      .toSorted();
  } catch (error) {
    throw new OperatorError(`อ่านโฟลเดอร์ ${folder} ไม่ได้ (${getErrorCode(error)})`);
  }
}

/** The text of a file; null, with a problem, where it is not valid UTF-8 without NUL. */
export async function readText(
  folder: string,
  file: string,
  problems: ContentProblem[],
): Promise<string | null> {
  const bytes = await readFile(path.join(folder, file));
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const nul = text.indexOf('\0');
    if (nul < 0) return text;
    problems.push({ file, line: text.slice(0, nul).split('\n').length, reason: 'มีอักขระ U+0000' });
  } catch {
    problems.push({ file, line: findInvalidLine(bytes), reason: 'ไม่ใช่ข้อความแบบ UTF-8' });
  }
  return null;
}

/** The first line that is not UTF-8. */
function findInvalidLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return 1 + lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
}
