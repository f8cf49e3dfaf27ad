import { FormSummary, type FormSummaryItem } from '@sahakorn/ui/form-summary';
import { useState } from 'react';

export type AttemptSummaryProps = {
  /** What did not work, e.g. `ยังเข้าสู่ระบบไม่ได้`; with the number of fields where there are some. */
  title: string;
  items: readonly FormSummaryItem[];
};

/**
 * What was wrong with one try to send a form, above its fields; nothing where nothing was. It stays as it is until the
 * next try, so give it another `key` for each: a line that went while its reader presses a button would move the
 * button away.
 */
export function AttemptSummary(props: AttemptSummaryProps) {
  const [{ title, items }] = useState(props);
  return items.length === 0 ? null : <FormSummary title={title} items={items} />;
}
