import { isUtf8 } from 'node:buffer';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { normaliseThai } from '@sahakorn/thai/normalise';
import { type Bilingual, inEach } from '../../language.ts';
import { getErrorCode, OperatorError } from '../../operator-error.ts';
import type { ContentProblem } from './content-problems.ts';

const UNREADABLE: Bilingual = { th: 'อ่านไฟล์ไม่ได้', en: 'the file cannot be read' };
const HAS_NUL: Bilingual = { th: 'มีอักขระ U+0000', en: 'contains the character U+0000' };
const NOT_UTF8: Bilingual = { th: 'ไม่ใช่ข้อความแบบ UTF-8', en: 'not text in UTF-8' };

/** A file of a content folder. */
export type FolderFile = {
  /** Its path in the folder in the one spelling of Thai, with forward slashes: the name of its page. */
  name: string;
  /** Its path as the disk has it, which may be in another form. */
  path: string;
  /** A symbolic link is no page: it may lead out of the folder. */
  isLink: boolean;
};

/**
 * Every file below a folder. Names that begin with a dot or an underscore
 * are ignored.
 */
export async function listFiles(folder: string): Promise<FolderFile[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return { name: toName(path.relative(folder, file)), path: file, isLink: entry.isSymbolicLink() };
      })
      .filter(({ name }) => !name.split('/').some((part) => /^[._]/.test(part)))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  } catch (error) {
    throw new OperatorError({
      th: `อ่านโฟลเดอร์ ${folder} ไม่ได้ (${getErrorCode(error)})`,
      en: `The folder ${folder} cannot be read (${getErrorCode(error)}).`,
    });
  }
}

function toName(relative: string): string {
  return normaliseThai(relative.split(path.sep).join('/'));
}

/** The text of a file; null, with a problem, where it cannot be read or is not valid UTF-8 without NUL. */
export async function readText(file: FolderFile, problems: ContentProblem[]): Promise<string | null> {
  const { name } = file;
  let bytes: Buffer;
  try {
    bytes = await readFile(file.path);
  } catch (error) {
    problems.push({
      file: name,
      line: null,
      reason: inEach(UNREADABLE, (text) => `${text} (${getErrorCode(error)})`),
    });
    return null;
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const nul = text.indexOf('\0');
    if (nul < 0) return text;
    problems.push({ file: name, line: text.slice(0, nul).split('\n').length, reason: HAS_NUL });
  } catch {
    problems.push({ file: name, line: findInvalidLine(bytes), reason: NOT_UTF8 });
  }
  return null;
}

/** The first line that is not UTF-8. */
function findInvalidLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return 1 + lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
}
