import { Button } from '@sahakorn/ui/button';
import { DisplaySettingsButton } from '@sahakorn/ui/display-settings';
import { PlainLayout } from '@sahakorn/ui/plain-layout';
import { TopBar, TopBarWide } from '@sahakorn/ui/top-bar';
import { House } from 'lucide-react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { PageMeta } from '../components/page-meta.tsx';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';
import { paths, patterns } from '../lib/paths.ts';
import { DisplayControl } from './display-control.tsx';
import { useScreen } from '../lib/screen.ts';

/**
 * Screens without the member's menu: the cooperative's names, one way on, and the display settings. The finder is left
 * with its document, which may ask more of the device than any other.
 */
export function PlainShell() {
  const { coopNameTH, coopNameEN } = useRuntimeConfig();
  const screen = useScreen();
  const { pathname } = useLocation();
  return (
    <PlainLayout
      width={screen?.width}
      topBar={
        <TopBar coopNameTH={coopNameTH} coopNameEN={coopNameEN}>
          <TopBarWide>
            <Button variant="quiet" asChild>
              <Link to={paths.home()} reloadDocument={pathname === patterns.findMe}>
                <House aria-hidden />
                กลับหน้าหลัก
              </Link>
            </Button>
          </TopBarWide>
          <DisplaySettingsButton>
            <DisplayControl />
          </DisplaySettingsButton>
        </TopBar>
      }
    >
      <PageMeta />
      <Outlet />
    </PlainLayout>
  );
}
