import { BODY_RULE, CONTACT_RULE, NAME_RULE, TITLE_RULE } from '@sahakorn/contract/text-rules';
import { findMistake, pickMistakes } from '../../domain/posting/text-mistakes.ts';
import { usePostForm, type Guard } from '../../domain/posting/use-post-form.ts';
import { useCreateDemandMutation, type SubmittedDemand, type NewDemand } from './demand-endpoints.ts';

export const FIELD_IDS = {
  kind: 'demand-kind',
  title: 'demand-title',
  body: 'demand-body',
  name: 'demand-name',
  contact: 'demand-contact',
  public: 'demand-public',
} as const;

type Values = Omit<NewDemand, keyof Guard>;
const EMPTY: Values = { kind: 'request', title: '', body: '', name: '', contact: '', public: false };

export function useDemandForm(onSubmitted: (taken: SubmittedDemand) => void) {
  const [createDemand] = useCreateDemandMutation();
  return usePostForm<Values, SubmittedDemand>({
    name: 'demand',
    purpose: 'demand',
    empty: EMPTY,
    validate: ({ title, body, name, contact }) =>
      pickMistakes({
        title: findMistake(title, 'เรื่อง', TITLE_RULE),
        body: findMistake(body, 'รายละเอียด', BODY_RULE),
        name: findMistake(name, 'ชื่อผู้แจ้ง', { ...NAME_RULE, optional: true }),
        contact: findMistake(contact, 'ช่องทางติดต่อกลับ', CONTACT_RULE),
      }),
    send: ({ title, body, name, contact, ...chosen }, guard) =>
      createDemand({
        ...chosen,
        title: title.trim(),
        body: body.trim(),
        name: name.trim(),
        contact: contact.trim(),
        ...guard,
      }),
    onSent: onSubmitted,
  });
}
