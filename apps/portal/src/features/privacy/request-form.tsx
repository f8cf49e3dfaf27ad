import { PRIVACY_DETAIL_LENGTH } from '@sahakorn/contract/privacy';
import { SelectField } from '@sahakorn/ui/select-field';
import { TextareaField } from '@sahakorn/ui/textarea-field';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import { AttemptSummary } from '../../components/forms/attempt-summary.tsx';
import { KIND_WORDS } from './privacy-request.ts';
import { DETAIL_ID, useRequestForm } from './use-request-form.ts';

export function RequestForm() {
  const form = useRequestForm();
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit}>
      <AttemptSummary
        key={form.attempt}
        title="ยังส่งคำขอไม่ได้"
        items={form.mistake === undefined ? [] : [{ fieldId: DETAIL_ID, text: form.mistake }]}
      />
      <SelectField label="เรื่อง" value={form.kind} onChange={({ target }) => form.changeKind(target.value)}>
        {Object.entries(KIND_WORDS).map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </SelectField>
      <TextareaField
        id={DETAIL_ID}
        label="ข้อมูลใด ต้องการให้ทำอย่างไร"
        hint="เช่น ที่อยู่ปัจจุบันเปลี่ยนเป็น … ไม่ต้องพิมพ์รหัสผ่านหรือเลขประจำตัวประชาชน"
        limit={PRIVACY_DETAIL_LENGTH}
        value={form.detail}
        error={form.mistake}
        onValueChange={form.changeDetail}
      />
      <SubmitButton busyLabel={form.busy ? 'กำลังส่ง' : undefined} until={null} variant="outline">
        ส่งคำขอ
      </SubmitButton>
    </form>
  );
}
