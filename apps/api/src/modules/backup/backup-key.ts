import { readFile, writeFile } from 'node:fs/promises';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Bilingual } from '../../language.ts';
import { getErrorCode, OperatorError } from '../../operator-error.ts';

/** The keys of backups in the format of age (age-encryption.org). */
export type BackupKeys = {
  /** Public keys, `age1…`. Anyone who has one can make a backup. */
  recipients: readonly string[];
  /** Secret keys, `AGE-SECRET-KEY-…`: they open one. */
  identities: readonly string[];
};

export const NO_KEYS: BackupKeys = { recipients: [], identities: [] };

const SECRET_KEY = /^AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]+$/;
const PUBLIC_KEY = /^age1[0-9a-z]+$/;

/**
 * The keys of a text, one to a line as age-keygen writes them; lines that begin with # are comments.
 * @param source what the text is, for the sentence of a refusal
 */
export async function parseKeys(text: string, source: Bilingual): Promise<BackupKeys> {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const identities = lines.filter((line) => SECRET_KEY.test(line));
  const publicKeys = lines.filter((line) => PUBLIC_KEY.test(line));
  if (lines.length === 0 || identities.length + publicKeys.length < lines.length) {
    throw new OperatorError({
      th: `${source.th} ไม่มีกุญแจแบบ age สร้างด้วย backup --new-key FILE`,
      en: `${source.en} holds no key of age: make one with backup --new-key FILE.`,
    });
  }
  try {
    const ownHalves = await Promise.all(identities.map((identity) => identityToRecipient(identity)));
    for (const recipient of publicKeys) new Encrypter().addRecipient(recipient);
    return { recipients: [...new Set([...publicKeys, ...ownHalves])], identities };
  } catch {
    throw new OperatorError({
      th: `${source.th} มีกุญแจที่พิมพ์ผิด`,
      en: `${source.en} holds a mistyped key.`,
    });
  }
}

/** @throws OperatorError if the file cannot be read or contains no key */
export async function readKeyFile(file: string): Promise<BackupKeys> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new OperatorError({
      th: `อ่านไฟล์กุญแจ ${file} ไม่ได้ (${getErrorCode(error)})`,
      en: `The key file ${file} cannot be read (${getErrorCode(error)}).`,
    });
  }
  return parseKeys(text, { th: `ไฟล์กุญแจ ${file}`, en: `The key file ${file}` });
}

/** Writes a new secret key to a new file, and returns its public key. */
export async function createKeyFile(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  try {
    await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new OperatorError({
      th: `สร้างไฟล์กุญแจ ${file} ไม่ได้ (${getErrorCode(error)})`,
      en: `The key file ${file} cannot be made (${getErrorCode(error)}).`,
    });
  }
  return recipient;
}

type Chunks = AsyncIterable<Uint8Array>;

/** Encrypts a stream for all of `recipients`; without any it passes unchanged. */
export async function* encrypt(source: Chunks, recipients: readonly string[]): AsyncGenerator<Uint8Array> {
  if (recipients.length === 0) {
    yield* source;
    return;
  }
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  yield* await encrypter.encrypt(ReadableStream.from(source));
}

/**
 * Decrypts a stream; without any key it passes unchanged.
 * @throws Error if none of `identities` opens it, or if a byte of it was changed or is missing
 */
export async function* decrypt(source: Chunks, identities: readonly string[]): AsyncGenerator<Uint8Array> {
  if (identities.length === 0) {
    yield* source;
    return;
  }
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  yield* await decrypter.decrypt(ReadableStream.from(source));
}
