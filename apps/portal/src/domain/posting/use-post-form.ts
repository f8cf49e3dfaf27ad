import type { ChallengePurpose } from '@sahakorn/contract/challenge';
import { type FormState, type FieldErrors, useForm } from '../../components/forms/use-form.ts';
import { useProof } from '../proof-of-work/use-proof.ts';
import type { DraftValues } from '../session/drafts.ts';
import { useDraft } from '../session/use-draft.ts';

export type Guard = { recaptcha: string; website: string; key: string };

type Sent<Answer> = { data?: Answer | undefined; error?: unknown };

type PostFormOptions<Values, Answer> = {
  name: string;
  purpose: ChallengePurpose;
  /** Must be a stable reference. */
  empty: Values;
  fieldIds: Readonly<Record<keyof Values, string>>;
  validate: (values: Values) => FieldErrors<Values>;
  send: (values: Values, guard: Guard) => Promise<Sent<Answer>>;
  /** The field values to keep for the next post after a successful one. */
  keep?: (values: Values) => Partial<Values>;
  onSent: (answer: Answer) => void;
};

function readTyped<Values extends DraftValues>(form: HTMLFormElement, empty: Values): Partial<Values> | null {
  const typed = Object.entries(empty).flatMap(([name, nothing]) => {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLElement) || !('value' in field)) return [];
    const value = typeof nothing === 'boolean' ? (field as HTMLInputElement).checked : field.value;
    return value === nothing ? [] : [[name, value]];
  });
  return typed.length === 0 ? null : (Object.fromEntries(typed) as Partial<Values>);
}

export const HONEYPOT = 'website';

export function usePostForm<Values extends DraftValues, Answer>(options: PostFormOptions<Values, Answer>) {
  const { name, purpose, empty, fieldIds, validate, send, keep, onSent } = options;
  const draft = useDraft(name, empty);
  const { sendWithProof, progress } = useProof();
  const form = useForm<Values>({
    state: draft,
    fieldIds,
    validate,
    send: async (values, getKey, element) => {
      const website = new FormData(element).get(HONEYPOT);
      const guard = { website: typeof website === 'string' ? website : '', key: getKey(values) };
      const { data, error }: Sent<Answer> = await sendWithProof({ purpose }, (recaptcha) =>
        send(values, { ...guard, recaptcha }),
      );
      if (data === undefined) return error ?? null;
      draft.reset({ ...empty, ...keep?.(values) });
      onSent(data);
      return undefined;
    },
  });

  /** Copies text typed before hydration into the form state. */
  const adoptTyped = (element: HTMLFormElement) => {
    const typed = readTyped(element, empty);
    if (typed) draft.change(typed);
  };

  const bindText = (field: Parameters<typeof form.bindText>[0] & string) => ({
    name: field,
    ...form.bindText(field),
  });

  return { ...form, progress, adoptTyped, bindText };
}

export type PostForm = FormState & {
  progress: number | null;
  adoptTyped: (element: HTMLFormElement) => void;
};
