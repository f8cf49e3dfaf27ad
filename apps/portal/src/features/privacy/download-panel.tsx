import { Panel, PanelBody, PanelHead, PanelNote } from '@sahakorn/ui/panel';
import { PasswordField } from '@sahakorn/ui/password-field';
import { SelectField } from '@sahakorn/ui/select-field';
import { useSelector, useDispatch } from 'react-redux';
import { Form } from '../../components/forms/form.tsx';
import { selectUser } from '../../domain/session/session-slice.ts';
import { type DataFormat, useDownloadDataMutation } from './privacy-endpoints.ts';
import { useForm } from '../../components/forms/use-form.ts';
import { useFormValues } from '../../components/forms/use-form-values.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';
import { saveFileAt } from '../../domain/documents/show-document.ts';
import { toastRaised } from '../../lib/ui-slice.ts';

const TITLE = 'ดาวน์โหลดข้อมูลทั้งหมดของท่าน';

const LOCKED = {
  title: 'ยังดาวน์โหลดไม่ได้',
  advice: 'ระหว่างนี้ใช้งานอย่างอื่นได้ตามปกติ',
  openTitle: 'ลองดาวน์โหลดได้อีกครั้งแล้ว',
};

export function DownloadPanel() {
  const user = useSelector(selectUser);
  return (
    <Panel aria-label={TITLE} className="print:hidden">
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
  return (
    <Form form={form} refused="ยังดาวน์โหลดไม่ได้" locked={LOCKED} submit="ดาวน์โหลดข้อมูล" busyLabel="กำลังเตรียมไฟล์">
      <SelectField
        label="ชนิดของไฟล์"
        value={form.values.format}
        onChange={({ target }) => form.change({ format: target.value as DataFormat })}
      >
        <option value="csv">ตาราง เปิดด้วย Excel (ZIP)</option>
        <option value="json">JSON สำหรับโปรแกรมอื่น</option>
      </SelectField>
      <input type="text" autoComplete="username" value={membershipNo} readOnly hidden />
      <PasswordField label="รหัสผ่าน" hint="ถามอีกครั้ง เพื่อให้แน่ใจว่าเป็นท่าน" {...form.bindText('password')} />
    </Form>
  );
}

type Values = { format: DataFormat; password: string };

const EMPTY: Values = { format: 'csv', password: '' };

const FILE_NAMES: Readonly<Record<DataFormat, string>> = {
  csv: 'ข้อมูลของฉัน.zip',
  json: 'ข้อมูลของฉัน.json',
};

function useDownload() {
  const state = useFormValues(EMPTY);
  const [fetchData] = useDownloadDataMutation();
  const dispatch = useDispatch();
  return useForm({
    state,
    fieldIds: { password: 'data-password' },
    validate: ({ password }) => ({ password: password === '' ? 'กรอกรหัสผ่าน' : undefined }),
    send: async (values) => {
      const { data: url, error } = await fetchData(values);
      if (url === undefined) return error ?? null;
      // The next person at a shared device must not find the password in the field.
      state.change({ password: '' });
      const description = FILE_NAMES[values.format];
      saveFileAt(url, description);
      dispatch(toastRaised({ tone: 'success', title: 'ดาวน์โหลดข้อมูลแล้ว', description }));
      return undefined;
    },
    toFormErrors: (error) => {
      const text = getErrorSentence(error);
      return error.kind === 'refused' ? { fieldErrors: { password: text } } : { general: [text] };
    },
  });
}
