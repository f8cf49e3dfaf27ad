import { Panel, PanelHead } from '@sahakorn/ui/panel';
import { useNavigate, useParams } from 'react-router-dom';
import { ContactPhone } from '../../config/contact-phone.tsx';
import { paths } from '../../paths.ts';
import { groupDocumentCode, readDocumentCode } from './document-code.ts';
import { CodeForm } from './code-form.tsx';
import { UnknownDocument, Verification } from './verification.tsx';

/** Whether a document is as the cooperative issued it, for anyone who holds it. */
export default function VerifyPage() {
  const { code: typed } = useParams();
  const navigate = useNavigate();
  const code = typed === undefined ? null : readDocumentCode(typed);
  return (
    <div className="grid gap-5">
      <header>
        <h1 className="text-2xl @panel:text-3xl">ตรวจสอบเอกสาร</h1>
        {code !== null && (
          <p className="mt-1 text-text-muted">
            รหัสตรวจสอบ <span className="whitespace-nowrap">{groupDocumentCode(code)}</span>
          </p>
        )}
      </header>
      {code !== null && <Verification key={code} code={code} />}
      {typed !== undefined && code === null && <UnknownDocument />}
      <Panel>
        <PanelHead title={typed === undefined ? 'ใส่รหัสจากเอกสาร' : 'ตรวจสอบเอกสารอื่น'} />
        <CodeForm onSubmit={(next) => void navigate(paths.verifyCode(next))} />
      </Panel>
      <ContactPhone />
    </div>
  );
}
