import { CheckboxField } from '@sahakorn/ui/checkbox-field';
import { MembershipNoField } from '@sahakorn/ui/membership-no-field';
import { PasswordField } from '@sahakorn/ui/password-field';
import { AttemptNotice } from '../../components/forms/attempt-notice.tsx';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import { ProofProgress } from '../../domain/proof-of-work/proof-progress.tsx';
import { FIELD_IDS, useLogon } from './use-logon.ts';
import { toSummaryItems } from '../../components/forms/summary-items.ts';

export function LogonForm() {
  const form = useLogon();
  const { values, change, mistakes } = form;
  return (
    <form noValidate className="grid gap-5 px-inset py-6" onSubmit={form.handleSubmit}>
      <AttemptNotice
        form={form}
        summary={getSummary(form)}
        locked={{
          title: 'ใส่รหัสผ่านผิดหลายครั้ง',
          advice: 'ระหว่างนี้ตรวจสอบเลขสมาชิกและรหัสผ่านอีกครั้ง',
          openTitle: 'ลองเข้าสู่ระบบได้อีกครั้งแล้ว',
        }}
      />
      <MembershipNoField
        id={FIELD_IDS.membershipNo}
        size="lg"
        value={values.membershipNo}
        error={mistakes.membershipNo}
        onValueChange={(membershipNo) => change({ membershipNo })}
        onBlur={form.handleBlur}
      />
      <PasswordField
        id={FIELD_IDS.password}
        size="lg"
        label="รหัสผ่าน"
        value={values.password}
        error={mistakes.password}
        onChange={({ target }) => change({ password: target.value })}
        onBlur={form.handleBlur}
      />
      <CheckboxField
        label="จำการเข้าสู่ระบบไว้ในเครื่องนี้"
        hint="อย่าเลือกหากใช้เครื่องร่วมกับผู้อื่น"
        checked={values.remember}
        onChange={({ target }) => change({ remember: target.checked })}
      />
      <ProofProgress progress={form.progress} />
      <SubmitButton busyLabel={form.busy ? 'กำลังเข้าสู่ระบบ' : undefined} until={form.waitUntil}>
        เข้าสู่ระบบ
      </SubmitButton>
    </form>
  );
}

function getSummary({ mistakes, refusal }: Pick<ReturnType<typeof useLogon>, 'mistakes' | 'refusal'>) {
  if (refusal) {
    const text = refusal.kind === 'failed' ? refusal.notice : undefined;
    const unreachable = 'ไม่สามารถเชื่อมต่อได้ ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง';
    return {
      title: 'ยังเข้าสู่ระบบไม่ได้',
      items: [{ fieldId: FIELD_IDS.membershipNo, text: text ?? unreachable }],
    };
  }
  const items = toSummaryItems(mistakes, FIELD_IDS);
  return {
    title: `ยังเข้าสู่ระบบไม่ได้ มี ${items.length} ช่องที่ต้องแก้`,
    items,
  };
}
