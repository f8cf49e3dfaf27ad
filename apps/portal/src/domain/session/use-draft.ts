import { useState } from 'react';
import { useSelector } from 'react-redux';
import { type DraftValues, clearDraft, readDraft, writeDraft } from './drafts.ts';
import { selectUser } from './session-slice.ts';

/**
 * The values of a member's form, which outlive the session: once the same member has signed in again in this tab, they
 * stand there as they were left. `form` names it across the portal. Not for secrets.
 */
export function useDraft<Values extends DraftValues>(form: string, empty: Values) {
  const membershipNo = useSelector(selectUser)?.membershipNo ?? null;
  const [values, setValues] = useState(
    () => (membershipNo === null ? null : readDraft(form, membershipNo, empty)) ?? empty,
  );
  const change = (changed: Partial<Values>) => {
    const next = { ...values, ...changed };
    setValues(next);
    if (membershipNo !== null) writeDraft(form, membershipNo, next);
  };
  /** Empties the form and forgets it: what it held has been sent. */
  const clear = () => {
    setValues(empty);
    clearDraft(form);
  };
  return { values, change, clear };
}
