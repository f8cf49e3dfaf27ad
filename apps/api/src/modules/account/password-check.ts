import {
  getPasswordCore,
  findPasswordFaults,
  type PasswordFault,
  type PasswordOwner,
} from '@sahakorn/contract/password-rule';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The names that nobody's password may be. */
export type CooperativeNames = { coopNameTH: string; coopNameEN: string };

/** Everything that is wrong with a new password, as far as the server knows. */
export type PasswordCheck = (password: string, owner: PasswordOwner) => PasswordFault[];

/** What stands around a word must be more than this many times as long to make a password of it. */
const WORD_SHARE = 2;
const SHORTEST_WORD = 4;

let leaked: ReadonlySet<string> | null = null;

/** The 49,000 passwords that leaks held most often, as zxcvbn-ts keeps them. Read once, when one is first set. */
function leakedPasswords(): ReadonlySet<string> {
  leaked ??= new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));
  return leaked;
}

/** The rule of the contract, the list of leaked passwords, and the names of this cooperative. */
export function createPasswordCheck({ coopNameTH, coopNameEN }: CooperativeNames): PasswordCheck {
  return (password, owner) => {
    const faults = findPasswordFaults(password, { ...owner, cooperative: [coopNameTH, coopNameEN] });
    if (faults.includes('common') || !isLeaked(password)) return faults;
    // Where the contract's own list would have named it.
    const at = faults.indexOf('unchanged');
    return at < 0 ? [...faults, 'common'] : faults.toSpliced(at, 0, 'common');
  };
}

/** Whether it is on the list, alone, between signs, or with what people add to a word and put for its letters. */
function isLeaked(password: string): boolean {
  const text = password.normalize('NFC').toLowerCase();
  const bare = text.replace(/^[\p{P}\p{S}\p{Z}]+|[\p{P}\p{S}\p{Z}]+$/gu, '');
  const core = getPasswordCore(text);
  const passwords = leakedPasswords();
  return [text, bare, core].some(
    (word) => word.length >= SHORTEST_WORD && word.length * WORD_SHARE >= text.length && passwords.has(word),
  );
}
