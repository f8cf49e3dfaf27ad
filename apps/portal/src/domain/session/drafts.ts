import { getFields, parseJson, parseText } from '../../lib/input/parse.ts';
import { readItem, session, writeItem } from '../../lib/input/storage.ts';

/** What a half-filled form holds. Never a password: a draft lies in the browser's storage. */
export type DraftValues = Readonly<Record<string, string | boolean>>;

/** Owns what is typed by someone who is not signed in. */
export const VISITOR = 'visitor';

const KEY_PREFIX = 'sahakorn.draft.';

/** Longer texts than any form takes are not even parsed. */
const MAX_STORED_LENGTH = 20_000;

type Stored = { membershipNo: string; values: Readonly<Record<string, unknown>> };

export function readDraft<Values extends DraftValues>(
  form: string,
  membershipNo: string,
  empty: Values,
): Values | null {
  const stored = parse(readItem(session, KEY_PREFIX + form));
  if (stored?.membershipNo !== membershipNo) return null;
  const kept = Object.entries(empty).map(([field, nothing]) => {
    const value = stored.values[field];
    return [field, typeof value === typeof nothing ? value : nothing];
  });
  return Object.fromEntries(kept) as Values;
}

/** Keeps what this member typed, for as long as the tab is open. A browser that refuses to store keeps nothing. */
export function writeDraft(form: string, membershipNo: string, values: DraftValues): void {
  writeItem(session, KEY_PREFIX + form, JSON.stringify({ membershipNo, values }));
}

export function clearDraft(form: string): void {
  writeItem(session, KEY_PREFIX + form, null);
}

export function clearDrafts({ but }: { but: string | null }): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith(KEY_PREFIX)) continue;
      const owner = parse(sessionStorage.getItem(key) ?? '')?.membershipNo;
      if (but === null || owner !== but) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

function parse(text: string): Stored | null {
  if (text.length > MAX_STORED_LENGTH) return null;
  const stored = getFields(parseJson(text));
  const membershipNo = parseText(stored['membershipNo']);
  return membershipNo === undefined ? null : { membershipNo, values: getFields(stored['values']) };
}
