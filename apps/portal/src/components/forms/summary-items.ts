import type { FormSummaryItem } from '@sahakorn/ui/form-summary';

/** The summary's items for those fields that have a mistake, in the order of `fieldIds`. */
export function toSummaryItems<Field extends string>(
  mistakes: Readonly<Partial<Record<Field, string>>>,
  fieldIds: Readonly<Record<Field, string>>,
): FormSummaryItem[] {
  return (Object.entries(fieldIds) as [Field, string][]).flatMap(([field, fieldId]) => {
    const text = mistakes[field];
    return text === undefined ? [] : [{ fieldId, text }];
  });
}
