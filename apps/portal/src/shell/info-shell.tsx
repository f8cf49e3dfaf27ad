import { Button } from '@sahakorn/ui/button';
import { DisplaySettingsButton } from '@sahakorn/ui/display-settings';
import { Header, HeaderWide } from '@sahakorn/ui/header';
import { InfoLayout, InfoMenuButton } from '@sahakorn/ui/info-layout';
import { LogIn } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, Outlet } from 'react-router-dom';
import { selectUser } from '../domain/session/session-slice.ts';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';
import { paths } from '../lib/paths.ts';
import { menuToggled, selectMenuOpen } from '../lib/ui-slice.ts';
import { DisplayControl } from './display-control.tsx';
import { InfoFooter } from './info-footer.tsx';
import { InfoMenu } from './info-menu.tsx';
import { InfoNotice } from './info-notice.tsx';
import { InfoPartners } from './info-partners.tsx';
import { InfoSearch } from './info-search.tsx';

/** Frames every public screen (specification section 1): notice, head with search, menu, partners, foot. */
export function InfoShell() {
  const menuOpen = useSelector(selectMenuOpen);
  const dispatch = useDispatch();
  return (
    <InfoLayout
      menuOpen={menuOpen}
      onMenuOpenChange={(open) => dispatch(menuToggled(open))}
      notice={<InfoNotice />}
      header={<InfoHeader />}
      menu={<InfoMenu />}
      menuFoot={<DisplayControl />}
      footer={<InfoFooter />}
    >
      <div className="grid grid-cols-1 gap-8 @panel:gap-12">
        <div className="min-w-0">
          <Outlet />
        </div>
        <InfoPartners />
      </div>
    </InfoLayout>
  );
}

function InfoHeader() {
  const { coopNameTH, coopNameEN } = useRuntimeConfig();
  const user = useSelector(selectUser);
  return (
    <Header coopNameTH={coopNameTH} coopNameEN={coopNameEN} search={<InfoSearch />}>
      <HeaderWide>
        <DisplaySettingsButton variant="quiet">
          <DisplayControl />
        </DisplaySettingsButton>
      </HeaderWide>
      <Button variant="primary" asChild>
        <Link to={user ? paths.status() : paths.logon()}>
          <LogIn aria-hidden />
          ระบบสมาชิก
        </Link>
      </Button>
      <InfoMenuButton />
    </Header>
  );
}
