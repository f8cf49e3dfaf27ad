import { type FormEvent, useState } from 'react';
import { Alert } from '../components/alert/index.ts';
import { Button } from '../components/button/index.ts';
import { FormSummary } from '../components/form-summary/index.ts';
import { MembershipNoField } from '../components/membership-no-field/index.ts';
import { Panel, PanelBody, PanelHead } from '../components/panel/index.ts';
import { PasswordField } from '../components/password-field/index.ts';
import { TextField } from '../components/text-field/index.ts';
import { ThaiDateField } from '../components/thai-date-field/index.ts';
import { NOW } from './example-cooperative.ts';

type Values = { membershipNo: string; birthDate: string | null; phone: string; password: string };
type FieldName = keyof Values;
type Mistakes = Partial<Record<FieldName, string>>;

const NOTHING: Values = { membershipNo: '', birthDate: null, phone: '', password: '' };
const LEAST_LENGTH = 8;
const PHONE_DIGITS = /^0\d{8,9}$/;

const LABELS: Record<FieldName, string> = {
  membershipNo: 'เลขสมาชิก',
  birthDate: 'วันเกิด',
  phone: 'โทรศัพท์มือถือ',
  password: 'รหัสผ่านใหม่',
};

/** The members that the example's server knows. */
const REGISTERED = '001234';

/** The error of each field and how to correct it, in the order of the form. */
function findErrors({ membershipNo, birthDate, phone, password }: Values): Mistakes {
  return {
    ...(membershipNo === '' && { membershipNo: 'กรอกเลขสมาชิก' }),
    ...(birthDate === null && { birthDate: 'กรอกวันเกิด เช่น 7\u00a02\u00a02520' }),
    ...(phone !== '' && !PHONE_DIGITS.test(phone) && { phone: 'พิมพ์เลขโทรศัพท์ให้ครบ 9 หรือ 10 หลัก' }),
    ...(password.length < LEAST_LENGTH && { password: `ตั้งรหัสผ่านให้ยาว ${LEAST_LENGTH} ตัวอักษรขึ้นไป` }),
  };
}

/** A short registration form that follows all rules. */
export function RegistrationForm() {
  const form = useRegistration();
  const { values, mistakes, change, handleBlur } = form;
  if (form.done) return <Done />;
  return (
    <Panel className="max-w-form">
      <PanelHead title="ลงทะเบียนใช้งานครั้งแรก" />
      <PanelBody>
        <form noValidate method="post" className="grid gap-5" onSubmit={form.handleSubmit}>
          <Summary key={form.attempt} mistakes={form.summary} />
          <MembershipNoField
            id="membershipNo"
            value={values.membershipNo}
            error={mistakes.membershipNo}
            onValueChange={(membershipNo) => change({ membershipNo })}
            onBlur={handleBlur}
          />
          <ThaiDateField
            id="birthDate"
            label={LABELS.birthDate}
            hint={'วัน เดือน ปี พ.ศ. เช่น 7\u00a02\u00a02520'}
            now={NOW}
            value={values.birthDate}
            error={mistakes.birthDate}
            onValueChange={(birthDate) => change({ birthDate })}
          />
          <TextField
            id="phone"
            label={LABELS.phone}
            optional
            inputMode="tel"
            autoComplete="tel"
            value={values.phone}
            error={mistakes.phone}
            onChange={({ target }) => change({ phone: target.value })}
            onBlur={handleBlur}
          />
          <PasswordField
            id="password"
            label={LABELS.password}
            value={values.password}
            error={mistakes.password}
            onChange={({ target }) => change({ password: target.value })}
            onBlur={handleBlur}
            rules={[
              {
                id: 'length',
                text: `ยาว ${LEAST_LENGTH} ตัวอักษรขึ้นไป`,
                met: values.password.length >= LEAST_LENGTH,
              },
            ]}
          />
          <Button type="submit" variant="primary">
            ลงทะเบียน
          </Button>
        </form>
      </PanelBody>
    </Panel>
  );
}

/** Validates from the first submit on, when a field is left, and never while the reader types. */
function useRegistration() {
  const [values, setValues] = useState(NOTHING);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [summary, setSummary] = useState<Mistakes>({});
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState(false);
  const change = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }));
    setMistakes((before) => without(before, part));
  };
  const handleBlur = () => {
    if (attempt > 0) setMistakes(findErrors(values));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const own = findErrors(values);
    const refused = Object.keys(own).length === 0 && values.membershipNo !== REGISTERED;
    const found: Mistakes = refused ? { membershipNo: 'ไม่พบเลขสมาชิกนี้ ตรวจสอบเลขจากใบเสร็จล่าสุด' } : own;
    setMistakes(found);
    setSummary(found);
    setAttempt((before) => before + 1);
    setDone(Object.keys(found).length === 0);
  };
  return { values, mistakes, summary, attempt, done, change, handleBlur, handleSubmit };
}

/** Errors, without those of fields that are being changed. */
function without(mistakes: Mistakes, changed: Partial<Values>): Mistakes {
  return Object.fromEntries(Object.entries(mistakes).filter(([field]) => !(field in changed)));
}

function Summary({ mistakes }: { mistakes: Mistakes }) {
  const found = Object.entries(mistakes) as [FieldName, string][];
  if (found.length === 0) return null;
  return (
    <FormSummary
      title={`ยังลงทะเบียนไม่ได้ มี ${found.length} ช่องที่ต้องแก้`}
      items={found.map(([field, text]) => ({ fieldId: field, text: `${LABELS[field]}: ${text}` }))}
    />
  );
}

function Done() {
  return (
    <Alert tone="success" title="ลงทะเบียนแล้ว" className="max-w-form">
      เข้าสู่ระบบด้วยเลขสมาชิกและรหัสผ่านที่ตั้งไว้
    </Alert>
  );
}
