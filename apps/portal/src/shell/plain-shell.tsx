import { Button } from '@sahakorn/ui/button';
import { DisplaySettingsButton } from '@sahakorn/ui/display-settings';
import { PlainLayout, type PlainLayoutProps } from '@sahakorn/ui/plain-layout';
import { TopBar, TopBarWide } from '@sahakorn/ui/top-bar';
import { House } from 'lucide-react';
import { Link, Outlet } from 'react-router-dom';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';
import { type Pattern, paths, patterns } from '../lib/paths.ts';
import { DisplayControl } from './display-control.tsx';
import { useScreen } from './use-screen.ts';

const WIDTHS: Partial<Record<Pattern, PlainLayoutProps['width']>> = {
  [patterns.colours]: 'page',
  [patterns.findMe]: 'page',
  [patterns.welcome]: 'prose',
  [patterns.terms]: 'prose',
  [patterns.impersonate]: 'prose',
  [patterns.selfCheck]: 'prose',
  [patterns.verify]: 'prose',
  [patterns.verifyCode]: 'prose',
};

/**
 * Screens without the member's menu: the cooperative's names, one way on, and the display settings. The finder is left
 * with its document, which may ask more of the device than any other.
 */
export function PlainShell() {
  const { coopNameTH, coopNameEN } = useRuntimeConfig();
  const screen = useScreen();
  return (
    <PlainLayout
      width={screen && WIDTHS[screen.path]}
      topBar={
        <TopBar coopNameTH={coopNameTH} coopNameEN={coopNameEN}>
          <TopBarWide>
            <Button variant="quiet" asChild>
              <Link to={paths.home()} reloadDocument={screen?.path === patterns.findMe}>
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
      <Outlet />
    </PlainLayout>
  );
}
