import { PanelBody } from '@sahakorn/ui/panel';
import { PasswordField } from '@sahakorn/ui/password-field';
import { AttemptNotice } from '../../components/forms/attempt-notice.tsx';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import { FIELD_IDS, type usePasswordChange } from './use-password-change.ts';
import { toSummaryItems } from '../../components/forms/summary-items.ts';

type PasswordFormProps = {
  form: ReturnType<typeof usePasswordChange>;
  /** For password managers: whose password it is. */
  membershipNo: string;
};

/** The old password, and the new one beside the rules that it must keep. */
export function PasswordForm({ form, membershipNo }: PasswordFormProps) {
  const { values, mistakes, change } = form;
  return (
    <PanelBody>
      <form noValidate className="grid gap-5" onSubmit={form.handleSubmit}>
        <AttemptNotice
          form={form}
          summary={getSummary(form)}
          locked={{
            title: 'ใส่รหัสผ่านผิดหลายครั้ง',
            advice: 'ระหว่างนี้ตรวจสอบรหัสผ่านเดิมอีกครั้ง',
            openTitle: 'ลองเปลี่ยนรหัสผ่านได้อีกครั้งแล้ว',
          }}
        />
        <input type="text" autoComplete="username" value={membershipNo} readOnly hidden />
        <PasswordField
          id={FIELD_IDS.oldPassword}
          label="รหัสผ่านเดิม"
          words={{ subject: 'รหัสผ่านเดิม' }}
          value={values.oldPassword}
          error={mistakes.oldPassword}
          onChange={({ target }) => change({ oldPassword: target.value })}
          onBlur={form.handleBlur}
        />
        <PasswordField
          id={FIELD_IDS.newPassword}
          label="รหัสผ่านใหม่"
          hint="วลียาวที่จำได้ดีกว่าคำสั้นที่ซับซ้อน เว้นวรรคและใช้ภาษาไทยได้ แนะนำให้ยาว 15 ตัวอักษรขึ้นไป"
          words={{ subject: 'รหัสผ่านใหม่' }}
          rules={form.rules}
          value={values.newPassword}
          error={mistakes.newPassword}
          onChange={({ target }) => change({ newPassword: target.value })}
          onBlur={form.handleBlur}
        />
        <SubmitButton busyLabel={form.busy ? 'กำลังบันทึก' : undefined} until={form.waitUntil}>
          เปลี่ยนรหัสผ่าน
        </SubmitButton>
      </form>
    </PanelBody>
  );
}

function getSummary({
  mistakes,
  failure,
}: Pick<ReturnType<typeof usePasswordChange>, 'mistakes' | 'failure'>) {
  const found = toSummaryItems(mistakes, FIELD_IDS);
  if (found.length > 0 || !failure || failure.kind === 'refused') {
    return { title: `ยังเปลี่ยนรหัสผ่านไม่ได้ มี ${found.length} ช่องที่ต้องแก้`, items: found };
  }
  const notice = failure.kind === 'failed' ? failure.notice : undefined;
  const unreachable = 'ไม่สามารถเชื่อมต่อได้ ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง';
  return {
    title: 'ยังเปลี่ยนรหัสผ่านไม่ได้',
    items: [{ fieldId: FIELD_IDS.oldPassword, text: notice ?? unreachable }],
  };
}
