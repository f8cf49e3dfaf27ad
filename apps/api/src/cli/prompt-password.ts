import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { stripVTControlCharacters } from 'node:util';
import { graphemes } from '@sahakorn/thai/truncate';
import type { Language, WordTable } from '../language.ts';
import { OperatorError } from '../operator-error.ts';

const WORDS = {
  password: { th: 'รหัสผ่าน: ', en: 'Password: ' },
  again: { th: 'พิมพ์อีกครั้ง: ', en: 'Once more: ' },
  different: { th: 'รหัสผ่านที่พิมพ์สองครั้งไม่ตรงกัน', en: 'The two passwords differ.' },
  absent: {
    th: 'ไม่มีรหัสผ่านเข้ามาทาง standard input',
    en: 'No password came from standard input.',
  },
  notUtf8: {
    th: 'รหัสผ่านทาง standard input ต้องเป็น UTF-8',
    en: 'A password from standard input must be UTF-8.',
  },
} satisfies WordTable;

/** The streams that a password prompt uses. */
export type PasswordSource = Readable & { isTTY?: boolean; setRawMode?: (raw: boolean) => unknown };

/** Ctrl-C or Ctrl-D was pressed at the password prompt. */
export class PasswordPromptCancelled extends Error {
  override name = 'PasswordPromptCancelled';
}

/**
 * Gets a new password: typed twice without echo on a terminal, or one line of anything else. Throws
 * OperatorError if the two differ or there is no input, PasswordPromptCancelled on Ctrl-C.
 */
export async function promptPassword(
  source: PasswordSource,
  prompt: Writable,
  language: Language,
): Promise<string> {
  if (!source.isTTY) return readLine(source);
  // Hide input before the first prompt too, so that early typing is not echoed.
  source.setRawMode?.(true);
  try {
    const password = await readHidden(source, prompt, WORDS.password[language]);
    const again = await readHidden(source, prompt, WORDS.again[language]);
    if (password !== again) throw new OperatorError(WORDS.different);
    return password;
  } finally {
    source.setRawMode?.(false);
  }
}

async function readLine(source: Readable): Promise<string> {
  const lines = createInterface({ input: source, crlfDelay: Infinity });
  try {
    for await (const line of lines) return checkEncoding(line.replace(/^\ufeff/, ''));
  } finally {
    lines.close();
    source.destroy();
  }
  throw new OperatorError(WORDS.absent);
}

function checkEncoding(line: string): string {
  if (line.includes('\ufffd')) throw new OperatorError(WORDS.notUtf8);
  return line;
}

const ENTER = ['\r', '\n'];
const CANCEL = ['\u0003', '\u0004'];
const ERASE = ['\b', '\u007f'];
const ERASE_ALL = '\u0015';

async function readHidden(source: PasswordSource, prompt: Writable, question: string): Promise<string> {
  prompt.write(question);
  try {
    return await readKeys(source);
  } finally {
    prompt.write('\n');
  }
}

function readKeys(source: Readable): Promise<string> {
  const decoder = new StringDecoder('utf8');
  return new Promise((resolve, reject) => {
    let typed = '';
    const finish = (end: () => void): void => {
      source.off('data', handleData).off('end', handleEnd).pause();
      end();
    };
    const handleEnd = (): void => finish(() => reject(new PasswordPromptCancelled()));
    function handleData(chunk: Buffer): void {
      // Drop the escape sequences of arrow keys and bracketed paste.
      const keys = stripVTControlCharacters(decoder.write(chunk));
      for (const [index, key] of [...keys].entries()) {
        if (ENTER.includes(key)) {
          const rest = [...keys]
            .slice(index + 1)
            .join('')
            .replace(/^\n/, '');
          return finish(() => {
            if (rest !== '') source.unshift(Buffer.from(rest));
            resolve(typed);
          });
        }
        if (CANCEL.includes(key)) return handleEnd();
        typed = applyKey(typed, key);
      }
    }
    source.on('data', handleData).once('end', handleEnd).resume();
  });
}

function applyKey(typed: string, key: string): string {
  if (key === ERASE_ALL) return '';
  if (ERASE.includes(key)) return graphemes(typed).slice(0, -1).join('');
  return /\p{Cc}/u.test(key) ? typed : typed + key;
}
