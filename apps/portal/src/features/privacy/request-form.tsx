import { PRIVACY_DETAIL_LENGTH, PrivacyRequestKind } from '@sahakorn/contract/privacy';
import { SelectField } from '@sahakorn/ui/select-field';
import { TextareaField } from '@sahakorn/ui/textarea-field';
import { useDispatch } from 'react-redux';
import { Form } from '../../components/forms/form.tsx';
import { KIND_WORDS } from './privacy-request.ts';
import { useForm } from '../../components/forms/use-form.ts';
import { useDraft } from '../../domain/session/use-draft.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';
import { toastRaised } from '../../lib/ui-slice.ts';
import { useMakePrivacyRequestMutation } from './privacy-endpoints.ts';

const LOCKED = {
  title: 'ยังส่งคำขอไม่ได้',
  advice: 'ข้อความที่พิมพ์ไว้ยังอยู่',
  openTitle: 'ส่งคำขอได้อีกครั้งแล้ว',
};

export function RequestForm() {
  const form = useRequestForm();
  return (
    <Form
      form={form}
      refused="ยังส่งคำขอไม่ได้"
      locked={LOCKED}
      submit="ส่งคำขอ"
      busyLabel="กำลังส่ง"
      variant="outline"
    >
      <SelectField
        label="เรื่อง"
        value={form.kind}
        onChange={({ target }) => form.change({ kind: target.value })}
      >
        {Object.entries(KIND_WORDS).map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextareaField
        label="ข้อมูลใด ต้องการให้ทำอย่างไร"
        hint="เช่น ที่อยู่ปัจจุบันเปลี่ยนเป็น … ไม่ต้องพิมพ์รหัสผ่านหรือเลขประจำตัวประชาชน"
        limit={PRIVACY_DETAIL_LENGTH}
        {...form.bindText('detail')}
      />
    </Form>
  );
}

type RequestValues = { kind: string; detail: string };

const EMPTY: RequestValues = { kind: 'correction', detail: '' };
const NOTHING_TYPED = 'เขียนว่าต้องการให้ทำอะไรกับข้อมูลใด';

function validateDetail(detail: string): string | undefined {
  if (detail.trim() === '') return NOTHING_TYPED;
  return detail.length > PRIVACY_DETAIL_LENGTH ? `ย่อให้ไม่เกิน ${PRIVACY_DETAIL_LENGTH} ตัวอักษร` : undefined;
}

function useRequestForm() {
  const { clear, ...state } = useDraft('privacy-request', EMPTY);
  const [send] = useMakePrivacyRequestMutation();
  const dispatch = useDispatch();
  const kind = PrivacyRequestKind.catch('correction').parse(state.values.kind);
  const form = useForm({
    state,
    fieldIds: { detail: 'request-detail' },
    validate: ({ detail }) => ({ detail: validateDetail(detail) }),
    send: async (values, getKey) => {
      const { error } = await send({ kind, detail: values.detail, key: getKey(values) });
      if (error !== undefined) return error;
      clear();
      dispatch(toastRaised({ tone: 'success', title: 'ส่งคำขอแล้ว', description: 'สหกรณ์ตอบภายใน 30 วัน' }));
      return undefined;
    },
    toFormErrors: (error) => ({ fieldErrors: { detail: getErrorSentence(error) } }),
  });
  return { ...form, kind };
}
