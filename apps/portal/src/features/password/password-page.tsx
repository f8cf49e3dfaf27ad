import { Alert } from '@sahakorn/ui/alert';
import { Button } from '@sahakorn/ui/button';
import { Panel, PanelBody } from '@sahakorn/ui/panel';
import { PasswordField } from '@sahakorn/ui/password-field';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { selectMustChangePassword, selectUser } from '../../domain/session/session-slice.ts';
import { ActivityPanel } from './activity-panel.tsx';
import { DevicePanel } from './device-panel.tsx';
import { usePasswordChange } from './use-password-change.ts';
import { PasswordWarning } from '../../domain/sign-in/password-warning.tsx';
import { LinkSection } from '../../components/link-section.tsx';
import { Form } from '../../components/forms/form.tsx';

export function PasswordPage() {
  const mustChange = useSelector(selectMustChangePassword);
  return (
    <div className="grid max-w-form items-start gap-8 @prose:max-w-none @prose:grid-cols-2">
      <div className="grid gap-8">
        {mustChange && <FirstPasswordNotice />}
        <PasswordChange />
        {!mustChange && (
          <LinkSection
            title="ข้อมูลส่วนบุคคลของท่าน"
            links={[{ to: paths.privacy, text: 'ดาวน์โหลด ขอแก้ไข และความยินยอม' }]}
          />
        )}
      </div>
      {!mustChange && (
        <div className="grid gap-8">
          <DevicePanel />
          <ActivityPanel />
        </div>
      )}
    </div>
  );
}

function FirstPasswordNotice() {
  return (
    <Alert tone="info" title="ตั้งรหัสผ่านของท่านเองก่อนใช้งาน">
      รหัสผ่านที่สหกรณ์ให้มาใช้เข้าสู่ระบบได้ครั้งเดียว พิมพ์รหัสนั้นในช่องแรก แล้วตั้งรหัสใหม่ที่ท่านรู้คนเดียว หากออกจากระบบก่อนตั้ง
      ต้องขอรหัสใหม่จากสหกรณ์
    </Alert>
  );
}

function PasswordChange() {
  const user = useSelector(selectUser);
  const form = usePasswordChange(user);
  if (form.done) return <Done />;
  return (
    <div className="grid gap-5">
      <Panel className="print:hidden">
        <PasswordForm form={form} membershipNo={user?.membershipNo ?? ''} />
      </Panel>
      <PasswordWarning />
    </div>
  );
}

const takeFocus = (node: HTMLDivElement | null) => node?.focus();

function Done() {
  return (
    <Alert
      ref={takeFocus}
      tabIndex={-1}
      tone="success"
      title="เปลี่ยนรหัสผ่านแล้ว"
      action={
        <Button size="sm" asChild>
          <Link to={paths.status}>ดูข้อมูลส่วนตัว</Link>
        </Button>
      }
    >
      เครื่องอื่นที่เข้าสู่ระบบไว้ถูกออกจากระบบทั้งหมด ครั้งต่อไปเข้าสู่ระบบด้วยรหัสผ่านใหม่
    </Alert>
  );
}

const LOCKED = {
  title: 'ใส่รหัสผ่านผิดหลายครั้ง',
  advice: 'ระหว่างนี้ตรวจสอบรหัสผ่านเดิมอีกครั้ง',
  openTitle: 'ลองเปลี่ยนรหัสผ่านได้อีกครั้งแล้ว',
};

type PasswordFormProps = {
  form: ReturnType<typeof usePasswordChange>;
  membershipNo: string;
};

function PasswordForm({ form, membershipNo }: PasswordFormProps) {
  return (
    <PanelBody>
      <Form form={form} refused="ยังเปลี่ยนรหัสผ่านไม่ได้" locked={LOCKED} submit="เปลี่ยนรหัสผ่าน" busyLabel="กำลังบันทึก">
        <input type="text" autoComplete="username" value={membershipNo} readOnly hidden />
        <PasswordField label="รหัสผ่านเดิม" words={{ subject: 'รหัสผ่านเดิม' }} {...form.bindText('oldPassword')} />
        <PasswordField
          label="รหัสผ่านใหม่"
          hint="ประโยคยาวที่จำง่ายปลอดภัยกว่าคำสั้นที่ซับซ้อน เว้นวรรคและใช้ภาษาไทยได้ แนะนำให้ยาว 15 ตัวอักษรขึ้นไป"
          words={{ subject: 'รหัสผ่านใหม่' }}
          rules={form.rules}
          {...form.bindText('newPassword')}
        />
      </Form>
    </PanelBody>
  );
}
