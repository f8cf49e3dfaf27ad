import { BODY_RULE, CONTACT_RULE, NAME_RULE, TITLE_RULE } from '@sahakorn/contract/text-rules';
import { mistakeIn, mistakesOf } from '../../domain/posting/text-mistakes.ts';
import { usePostForm } from '../../domain/posting/use-post-form.ts';
import { useTakeDemandMutation } from './demand-endpoints.ts';
import type { DemandKind, Taken } from './demand.ts';

/** Ids of the fields, for the summary's links. */
export const FIELD_IDS = {
  kind: 'demand-kind',
  title: 'demand-title',
  body: 'demand-body',
  name: 'demand-name',
  contact: 'demand-contact',
  public: 'demand-public',
} as const;

type Values = {
  kind: DemandKind;
  title: string;
  body: string;
  name: string;
  contact: string;
  public: boolean;
};
const EMPTY: Values = { kind: 'request', title: '', body: '', name: '', contact: '', public: false };

/** The form's text, its mistakes and its one call. */
export function useDemandForm(onTaken: (taken: Taken) => void) {
  const [takeDemand] = useTakeDemandMutation();
  return usePostForm<Values, Taken>({
    name: 'demand',
    purpose: 'demand',
    empty: EMPTY,
    mistakesOf: ({ title, body, name, contact }) =>
      mistakesOf({
        title: mistakeIn(title, 'เรื่อง', TITLE_RULE),
        body: mistakeIn(body, 'รายละเอียด', BODY_RULE),
        name: mistakeIn(name, 'ชื่อผู้แจ้ง', { ...NAME_RULE, optional: true }),
        contact: mistakeIn(contact, 'ช่องทางติดต่อกลับ', CONTACT_RULE),
      }),
    send: ({ title, body, name, contact, ...chosen }, guard) =>
      takeDemand({
        ...chosen,
        title: title.trim(),
        body: body.trim(),
        name: name.trim(),
        contact: contact.trim(),
        ...guard,
      }),
    onSent: onTaken,
  });
}
