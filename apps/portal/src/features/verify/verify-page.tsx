import { formatReferenceCode, parseReferenceCode } from '@sahakorn/contract/reference-code';
import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { useNavigate, useParams } from 'react-router-dom';
import { ContactPhone } from '../../components/contact-phone.tsx';
import { CodeForm } from '../../components/forms/code-form.tsx';
import { paths } from '../../lib/paths.ts';
import { UnknownDocument, Verification } from './verification.tsx';

export function VerifyPage() {
  const { code: typed } = useParams();
  const navigate = useNavigate();
  const code = typed === undefined ? null : parseReferenceCode(typed);
  const open = async (next: string) => {
    await navigate(paths.verifyCode(next));
    return undefined;
  };
  return (
    <div className="grid gap-5">
      <header>
        <h1 className="text-2xl @panel:text-3xl">ตรวจสอบเอกสาร</h1>
        {code !== null && (
          <p className="mt-1 text-text-muted">
            รหัสตรวจสอบ <span className="whitespace-nowrap">{formatReferenceCode(code)}</span>
          </p>
        )}
      </header>
      {code !== null && <Verification key={code} code={code} />}
      {typed !== undefined && code === null && <UnknownDocument />}
      <Panel>
        <PanelHead title={typed === undefined ? 'ใส่รหัสจากเอกสาร' : 'ตรวจสอบเอกสารอื่น'} />
        <CodeForm
          label="รหัสตรวจสอบ"
          hint="อยู่ท้ายเอกสาร ข้างเลขที่เอกสาร"
          advice="ตรวจสอบกับท้ายเอกสาร"
          onCode={open}
          submit="ตรวจสอบเอกสาร"
          variant="primary"
        />
      </Panel>
      <ContactPhone />
    </div>
  );
}
