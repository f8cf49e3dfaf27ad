import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { type DraftValues, VISITOR, clearDraft, readDraft, writeDraft } from './drafts.ts';
import { selectUser } from './session-slice.ts';
import { useAfterHydration } from '../../lib/use-after-hydration.ts';

/** Keeps a form's values in the tab for its member. `empty` must be a stable reference. Not for secrets. */
export function useDraft<Values extends DraftValues>(form: string, empty: Values) {
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
  const reset = (next: Values) => {
    setTyped(next);
    clearDraft(form);
  };
  return { values, change, reset, clear: () => reset(empty) };
}
