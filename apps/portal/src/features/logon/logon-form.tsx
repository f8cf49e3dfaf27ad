import { Alert } from '@sahakorn/ui/alert';
import { Button } from '@sahakorn/ui/button';
import { CheckboxField } from '@sahakorn/ui/checkbox-field';
import { FormSummary } from '@sahakorn/ui/form-summary';
import { MembershipNoField } from '@sahakorn/ui/membership-no-field';
import { PasswordField } from '@sahakorn/ui/password-field';
import type { ApiError } from '../../api/api-error.ts';
import { useCountdown } from './use-countdown.ts';
import { FIELD_IDS, type LogonMistakes, useLogon } from './use-logon.ts';

/** Signs a member in: number, password, and whether this device may remember it. */
export function LogonForm() {
  const form = useLogon();
  const { values, change, mistakes } = form;
  return (
    <form noValidate className="grid gap-5 px-inset py-6" onSubmit={form.handleSubmit}>
      <Mistakes
        key={form.attempt}
        mistakes={mistakes}
        refusal={form.refusal}
        locked={form.waitUntil !== null}
      />
      {form.waitUntil !== null && <Locked key={`locked-${form.waitUntil}`} until={form.waitUntil} />}
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
      <SubmitButton key={form.waitUntil} busy={form.busy} until={form.waitUntil} />
    </form>
  );
}

/** Sends the form; waits while it is being sent, and while no try is allowed. */
function SubmitButton({ busy, until }: { busy: boolean; until: number | null }) {
  const secondsLeft = useCountdown(until);
  const waiting = secondsLeft > 0 ? `รอ ${secondsLeft} วินาที` : undefined;
  return (
    <Button type="submit" variant="primary" size="lg" busyLabel={busy ? 'กำลังเข้าสู่ระบบ' : waiting}>
      เข้าสู่ระบบ
    </Button>
  );
}

type MistakesProps = { mistakes: LogonMistakes; refusal: ApiError | null; locked: boolean };

/** What hinders the sign-in, above the fields that it is about. */
function Mistakes({ mistakes, refusal, locked }: MistakesProps) {
  if (refusal && !locked) {
    const text = refusal.kind === 'failed' ? refusal.notice : undefined;
    const unreachable = 'ไม่สามารถเชื่อมต่อได้ ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง';
    return (
      <FormSummary
        title="ยังเข้าสู่ระบบไม่ได้"
        items={[{ fieldId: FIELD_IDS.membershipNo, text: text ?? unreachable }]}
      />
    );
  }
  const found = Object.entries(mistakes) as [keyof typeof FIELD_IDS, string][];
  if (found.length === 0) return null;
  return (
    <FormSummary
      title={`ยังเข้าสู่ระบบไม่ได้ มี ${found.length} ช่องที่ต้องแก้`}
      items={found.map(([field, text]) => ({ fieldId: FIELD_IDS[field], text }))}
    />
  );
}

/** Counts down until the next try is allowed, and says when it is. */
function Locked({ until }: { until: number }) {
  const secondsLeft = useCountdown(until);
  if (secondsLeft === 0) return <Alert tone="info" title="ลองเข้าสู่ระบบได้อีกครั้งแล้ว" />;
  return (
    <Alert tone="warning" title="ใส่รหัสผ่านผิดหลายครั้ง">
      ลองใหม่ได้ในอีก{' '}
      <span role="timer" className="whitespace-nowrap">
        {secondsLeft} วินาที
      </span>{' '}
      ระหว่างนี้ตรวจสอบเลขสมาชิกและรหัสผ่านอีกครั้ง
    </Alert>
  );
}
