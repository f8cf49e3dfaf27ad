import { PRIVACY_DETAIL_LENGTH, PrivacyRequestKind } from '@sahakorn/contract/privacy';
import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isApiError } from '../../lib/api/api-error.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';
import { IdempotencyKeys } from '../../domain/posting/idempotency-keys.ts';
import { useDraft } from '../../domain/session/use-draft.ts';
import { toastRaised } from '../../lib/ui-slice.ts';
import { useMakePrivacyRequestMutation } from './privacy-endpoints.ts';

/** Id of the text's field, for the summary's link. */
export const DETAIL_ID = 'request-detail';

type RequestValues = { kind: string; detail: string };

const EMPTY: RequestValues = { kind: 'correction', detail: '' };
const NOTHING_TYPED = 'เขียนว่าต้องการให้ทำอะไรกับข้อมูลใด';

function findMistake(detail: string): string | undefined {
  if (detail.trim() === '') return NOTHING_TYPED;
  return detail.length > PRIVACY_DETAIL_LENGTH ? `ย่อให้ไม่เกิน ${PRIVACY_DETAIL_LENGTH} ตัวอักษร` : undefined;
}

export function useRequestForm() {
  const { values, change, clear } = useDraft('privacy-request', EMPTY);
  const [mistake, setMistake] = useState<string | undefined>();
  const [attempt, setAttempt] = useState(0);
  const [keys] = useState(() => new IdempotencyKeys());
  const [send, { isLoading: busy }] = useMakePrivacyRequestMutation();
  const dispatch = useDispatch();
  const kind = PrivacyRequestKind.catch('correction').parse(values.kind);

  const submit = async () => {
    const { error } = await send({ kind, detail: values.detail, key: keys.keyFor(values) });
    if (error === undefined) {
      keys.taken();
      clear();
      dispatch(toastRaised({ tone: 'success', title: 'ส่งคำขอแล้ว', description: 'สหกรณ์ตอบภายใน 30 วัน' }));
    } else if (isApiError(error) && error.kind !== 'superseded') {
      setMistake(getErrorSentence(error));
      setAttempt((before) => before + 1);
    }
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = findMistake(values.detail);
    setMistake(found);
    setAttempt(attempt + 1);
    if (found === undefined) void submit();
  };

  return {
    kind,
    detail: values.detail,
    changeKind: (chosen: string) => change({ kind: chosen }),
    changeDetail: (detail: string) => {
      change({ detail });
      setMistake(undefined);
    },
    mistake,
    attempt,
    busy,
    handleSubmit,
  };
}
