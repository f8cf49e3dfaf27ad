import { getFields, parseJson, parseText } from '../../lib/input/parse.ts';
import { readItem, session, writeItem } from '../../lib/input/storage.ts';

/** The values of a partly filled form. Never passwords, since drafts are stored in the browser. */
export type DraftValues = Readonly<Record<string, string | boolean>>;

/** The owner of drafts of a visitor who is not signed in. */
export const VISITOR = 'visitor';

const KEY_PREFIX = 'sahakorn.draft.';

/** Longer than any valid draft; longer texts are not parsed. */
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

/** Stores a draft for this member until the tab is closed. Does nothing if storage is blocked. */
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
    // Storage is blocked, so there is nothing to remove.
  }
}

function parse(text: string): Stored | null {
  if (text.length > MAX_STORED_LENGTH) return null;
  const stored = getFields(parseJson(text));
  const membershipNo = parseText(stored['membershipNo']);
  return membershipNo === undefined ? null : { membershipNo, values: getFields(stored['values']) };
}
