import {
  getPasswordCore,
  findPasswordIssues,
  type PasswordIssue,
  type PasswordOwner,
} from '@sahakorn/contract/password-rule';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The names that a password must not contain. */
export type CooperativeNames = { coopNameTH: string; coopNameEN: string; coopShortName: string };

/** Finds every issue of a new password. */
export type PasswordCheck = (password: string, owner: PasswordOwner) => PasswordIssue[];

/** A leaked word may be part of a password that is more than this many times as long. */
const WORD_SHARE = 2;
const SHORTEST_WORD = 4;
/** The kind of a cooperative, written whole or short before its own name without a space. */
const KIND = /^(?:สหกรณ์(?:ออมทรัพย์|เครดิตยูเนี่ยน|บริการ|การเกษตร)?|สอ\.|สค\.|สกก\.)/;

let leaked: ReadonlySet<string> | null = null;

/** The 49,000 most common leaked passwords, from zxcvbn-ts. Loaded when a password is first set. */
function leakedPasswords(): ReadonlySet<string> {
  leaked ??= new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));
  return leaked;
}

/** The rule of the contract, the list of leaked passwords, and the names of this cooperative. */
export function createPasswordCheck(names: CooperativeNames): PasswordCheck {
  const { coopNameTH, coopNameEN, coopShortName } = names;
  const thai = [coopNameTH, coopShortName].flatMap((name) => [name, name.replace(KIND, '')]);
  const cooperative = [...thai, coopNameEN];
  return (password, owner) => {
    const issues = findPasswordIssues(password, { ...owner, cooperative });
    if (issues.includes('common') || !isLeaked(password)) return issues;
    // Keep the order of the contract's own list.
    const at = issues.indexOf('unchanged');
    return at < 0 ? [...issues, 'common'] : issues.toSpliced(at, 0, 'common');
  };
}

/**
 * Whether a leaked password makes up most of it, with or without added characters and letter substitutions.
 */
function isLeaked(password: string): boolean {
  const text = password.normalize('NFC').toLowerCase();
  const bare = text.replace(/^[\p{P}\p{S}\p{Z}]+|[\p{P}\p{S}\p{Z}]+$/gu, '');
  const core = getPasswordCore(text);
  const passwords = leakedPasswords();
  return [text, bare, core].some(
    (word) => word.length >= SHORTEST_WORD && word.length * WORD_SHARE >= text.length && passwords.has(word),
  );
}
