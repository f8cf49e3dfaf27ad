import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { type DraftValues, clearDraft, readDraft, writeDraft } from '../session/drafts.ts';
import { selectUser } from '../session/session-slice.ts';
import { useAfterHydration } from '../../lib/use-after-hydration.ts';

/** Owner of the drafts of visitors who are not signed in. */
const VISITOR = 'visitor';

/**
 * The values of a form that anyone may fill in, kept for as long as the tab is open. `form` names it across the portal;
 * `empty` must stay the same object.
 */
export function usePostDraft<Values extends DraftValues>(form: string, empty: Values) {
  const owner = useSelector(selectUser)?.membershipNo ?? VISITOR;
  const hasStorage = useAfterHydration(
    () => true,
    () => false,
  );
  const kept = useMemo(
    () => (hasStorage ? readDraft(form, owner, empty) : null),
    [hasStorage, form, owner, empty],
  );
  const [typed, setTyped] = useState<Values | null>(null);
  const values = typed ?? kept ?? empty;
  const change = (changed: Partial<Values>) => {
    const next = { ...(typed ?? readDraft(form, owner, empty) ?? empty), ...changed };
    setTyped(next);
    writeDraft(form, owner, next);
  };
  /** Empties the form and forgets it: what it held has been sent. `but` stays. */
  const clear = (but: Partial<Values> = {}) => {
    setTyped({ ...empty, ...but });
    clearDraft(form);
  };
  return { values, change, clear };
}
