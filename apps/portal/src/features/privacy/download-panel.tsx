import { Panel, PanelBody, PanelHead, PanelNote } from '@sahakorn/ui/panel';
import { PasswordField } from '@sahakorn/ui/password-field';
import { SelectField } from '@sahakorn/ui/select-field';
import { useSelector } from 'react-redux';
import { AttemptNotice } from '../../components/forms/attempt-notice.tsx';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import { selectUser } from '../../domain/session/session-slice.ts';
import type { DataFormat } from './privacy-endpoints.ts';
import { PASSWORD_ID, useDownload } from './use-download.ts';

const TITLE = 'ดาวน์โหลดข้อมูลทั้งหมดของท่าน';

export function DownloadPanel() {
  const user = useSelector(selectUser);
  return (
    <Panel aria-label={TITLE}>
      <PanelHead title={TITLE} />
      <PanelBody>
        {user?.impersonator === undefined ? (
          <DownloadForm membershipNo={user?.membershipNo ?? ''} />
        ) : (
          'สมาชิกเท่านั้นที่ดาวน์โหลดได้'
        )}
      </PanelBody>
      <PanelNote>ทะเบียน บัญชี ใบเสร็จ ความยินยอม และประวัติการใช้งาน เก็บไฟล์ในที่ปลอดภัย ผู้ที่ได้ไฟล์ไปอ่านได้ทั้งหมด</PanelNote>
    </Panel>
  );
}

function DownloadForm({ membershipNo }: { membershipNo: string }) {
  const form = useDownload();
  const { mistake } = form;
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit}>
      <AttemptNotice
        form={form}
        summary={{
          title: 'ยังดาวน์โหลดไม่ได้',
          items: mistake ? [{ fieldId: PASSWORD_ID, text: mistake.text }] : [],
        }}
        locked={{
          title: 'ยังดาวน์โหลดไม่ได้',
          advice: 'ระหว่างนี้ใช้งานอย่างอื่นได้ตามปกติ',
          openTitle: 'ลองดาวน์โหลดได้อีกครั้งแล้ว',
        }}
      />
      <SelectField
        label="ชนิดของไฟล์"
        value={form.format}
        onChange={({ target }) => form.setFormat(target.value as DataFormat)}
      >
        <option value="csv">ตาราง เปิดด้วย Excel (ZIP)</option>
        <option value="json">JSON สำหรับโปรแกรมอื่น</option>
      </SelectField>
      <input type="text" autoComplete="username" value={membershipNo} readOnly hidden />
      <PasswordField
        id={PASSWORD_ID}
        label="รหัสผ่าน"
        hint="ถามอีกครั้ง เพื่อให้แน่ใจว่าเป็นท่าน"
        value={form.password}
        error={mistake?.inField ? mistake.text : undefined}
        onChange={({ target }) => form.changePassword(target.value)}
      />
      <SubmitButton busyLabel={form.busy ? 'กำลังเตรียมไฟล์' : undefined} until={form.waitUntil}>
        ดาวน์โหลดข้อมูล
      </SubmitButton>
    </form>
  );
}
