import { NoticePanels } from '../../domain/privacy/notice-panels.tsx';
import { ConsentPanel } from './consent-panel.tsx';
import { DownloadPanel } from './download-panel.tsx';
import { RequestPanel } from './request-panel.tsx';

export function PrivacyPage() {
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-8 @panel:grid-cols-2 print:grid-cols-1">
        <div className="grid gap-8">
          <DownloadPanel />
          <ConsentPanel />
        </div>
        <RequestPanel />
      </div>
      <NoticePanels folded />
    </div>
  );
}
