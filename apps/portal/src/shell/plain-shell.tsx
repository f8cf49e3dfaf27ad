import { Button } from '@sahakorn/ui/button';
import { DisplaySettingsButton } from '@sahakorn/ui/display-settings';
import { PlainLayout } from '@sahakorn/ui/plain-layout';
import { TopBar, TopBarWide } from '@sahakorn/ui/top-bar';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { House } from 'lucide-react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { PageMeta } from '../components/page-meta.tsx';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';
import { paths, patterns } from '../lib/paths.ts';
import { DisplayControl } from './display-control.tsx';
import { PageMessages } from './page-messages.tsx';
import { useScreen } from '../lib/screen.ts';

/** Links leave the finder by a full page load, since only its document may use geolocation. */
export function PlainShell() {
  const { coopNameTH, coopNameEN } = useRuntimeConfig();
  const screen = useScreen();
  const { pathname } = useLocation();
  const actions = (
    <>
      <Button
        variant="quiet"
        className="@max-wide:-ms-button-small @max-wide:px-button-small link-line"
        asChild
      >
        <Link to={paths.home} reloadDocument={pathname === patterns.findMe}>
          <House aria-hidden />
          <WholeWords>กลับหน้าหลัก</WholeWords>
        </Link>
      </Button>
      <DisplaySettingsButton className="@max-wide:-me-2 @max-wide:border-transparent">
        <DisplayControl />
      </DisplaySettingsButton>
    </>
  );
  return (
    <PlainLayout
      width={screen?.width}
      toasts={<PageMessages />}
      topBar={
        <>
          <TopBar coopNameTH={coopNameTH} coopNameEN={coopNameEN}>
            <TopBarWide>{actions}</TopBarWide>
          </TopBar>
          <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line bg-surface px-gutter py-1 @panel:roomy @wide:hidden">
            {actions}
          </div>
        </>
      }
    >
      <PageMeta />
      <Outlet />
    </PlainLayout>
  );
}
