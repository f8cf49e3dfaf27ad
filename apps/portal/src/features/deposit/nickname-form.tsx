import { NICKNAME_RULE } from '@sahakorn/contract/deposit';
import { findTextIssue } from '@sahakorn/contract/text-rules';
import { TextField } from '@sahakorn/ui/text-field';
import { useDispatch } from 'react-redux';
import { Form } from '../../components/forms/form.tsx';
import { useForm } from '../../components/forms/use-form.ts';
import { useFormValues } from '../../components/forms/use-form-values.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';
import { toastRaised } from '../../lib/ui-slice.ts';
import { useSetDepositNicknameMutation } from './deposit-endpoints.ts';

const LOCKED = {
  title: 'ยังบันทึกชื่อเล่นไม่ได้',
  advice: 'ชื่อที่พิมพ์ไว้ยังอยู่',
  openTitle: 'บันทึกชื่อเล่นได้อีกครั้งแล้ว',
};

type NicknameFormProps = { accountNo: string; nickname: string };

export function NicknameForm({ accountNo, nickname: start }: NicknameFormProps) {
  const [setNickname] = useSetDepositNicknameMutation();
  const dispatch = useDispatch();
  const form = useForm({
    state: useFormValues({ nickname: start }),
    fieldIds: { nickname: 'deposit-nickname' },
    validate: ({ nickname }) => ({ nickname: validateNickname(nickname.trim()) }),
    send: async ({ nickname }) => {
      const { error } = await setNickname({ accountNo, nickname: nickname.trim() });
      if (error !== undefined) return error;
      const title = nickname.trim() === '' ? 'ลบชื่อเล่นแล้ว' : 'บันทึกชื่อเล่นแล้ว';
      dispatch(toastRaised({ tone: 'success', title }));
      return undefined;
    },
    toFormErrors: (error) => ({ fieldErrors: { nickname: getErrorSentence(error) } }),
  });
  return (
    <Form
      form={form}
      refused="ยังบันทึกชื่อเล่นไม่ได้"
      locked={LOCKED}
      submit="บันทึกชื่อเล่น"
      busyLabel="กำลังบันทึก"
      variant="outline"
      className="max-w-form px-inset py-5"
    >
      <TextField
        label="ชื่อเล่นของบัญชี"
        hint="เช่น ค่าเทอม ท่านเห็นคนเดียว ไม่พิมพ์บนเอกสาร เว้นว่างเพื่อลบ"
        autoComplete="off"
        {...form.bindText('nickname')}
      />
    </Form>
  );
}

function validateNickname(nickname: string): string | undefined {
  const issue = findTextIssue(nickname, NICKNAME_RULE);
  if (issue === null) return undefined;
  return issue === 'long' ? `ย่อให้ไม่เกิน ${NICKNAME_RULE.max} ตัวอักษร` : 'มีตัวอักษรที่ใช้ไม่ได้ พิมพ์ใหม่';
}
