import { Button } from '@sahakorn/ui/button';
import { Panel, PanelBody, PanelHead } from '@sahakorn/ui/panel';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { SanitisedHtml } from '../../components/html/sanitised-html.tsx';
import { returnPath } from '../../domain/session/return-path.ts';
import { signedOut } from '../../lib/session/session-actions.ts';
import { type Terms, useAcceptTermsMutation } from './terms-endpoints.ts';

export function TermsForm({ terms }: { terms: Terms }) {
  const [accept, { isLoading }] = useAcceptTermsMutation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { state } = useLocation();

  const handleAccept = async () => {
    const { error } = await accept(terms.version);
    if (!error) void navigate(returnPath(state), { replace: true });
  };

  return (
    <Panel>
      <PanelHead title={terms.title} />
      <PanelBody>
        <SanitisedHtml html={terms.bodyHtml} />
      </PanelBody>
      <PanelBody className="flex flex-wrap items-center gap-3 border-t border-line">
        <Button
          variant="primary"
          size="lg"
          busyLabel={isLoading ? 'กำลังบันทึก' : undefined}
          onClick={() => void handleAccept()}
        >
          ยอมรับข้อกำหนดและเงื่อนไข
        </Button>
        <Button size="lg" onClick={() => dispatch(signedOut())}>
          ออกจากระบบ
        </Button>
        <p className="basis-full text-sm text-text-muted">
          ฉบับที่ {terms.version} หากไม่ยอมรับ จะยังใช้ระบบสมาชิกไม่ได้ ข้อมูลของท่านไม่เปลี่ยนแปลง
        </p>
      </PanelBody>
    </Panel>
  );
}
