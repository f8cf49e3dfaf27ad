import { Button } from '@sahakorn/ui/button';
import { DisplaySettingsButton } from '@sahakorn/ui/display-settings';
import { Header, HeaderWide } from '@sahakorn/ui/header';
import { InfoLayout, InfoMenuButton } from '@sahakorn/ui/info-layout';
import { NoticeBanner } from '@sahakorn/ui/notice-banner';
import { SearchBox } from '@sahakorn/ui/search-box';
import { LogIn } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, useNavigate } from 'react-router-dom';
import { MemberLink } from '../domain/session/member-link.tsx';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';
import { menuToggled, selectMenuOpen } from '../lib/ui-slice.ts';
import { DisplayControl } from './display-control.tsx';
import { InfoFooter } from './info-footer.tsx';
import { InfoMenu } from './info-menu.tsx';
import { PageMessages } from './page-messages.tsx';
import { SanitisedHtml } from '../components/html/sanitised-html.tsx';
import { getNotice } from '../domain/site/site.ts';
import { useSiteMenu } from '../domain/site/site-endpoints.ts';
import { dismissNotice, getNoticeId } from '../lib/display/dismissed-notice.ts';
import { announceOwnDisplay } from '../lib/display/display-preferences.ts';
import { TERM, TERM_MAX_LENGTH, paths, patterns } from '../lib/paths.ts';

/** The layout of public screens (specification section 1): notice, header with search, menu, footer. */
export function InfoShell() {
  const menuOpen = useSelector(selectMenuOpen);
  const dispatch = useDispatch();
  return (
    <InfoLayout
      menuOpen={menuOpen}
      onMenuOpenChange={(open) => dispatch(menuToggled(open))}
      notice={<InfoNotice />}
      header={<InfoHeader />}
      toasts={<PageMessages />}
      menu={<InfoMenu />}
      menuFoot={<DisplayControl />}
      footer={<InfoFooter />}
    >
      <Outlet />
    </InfoLayout>
  );
}

function InfoHeader() {
  const { coopNameTH, coopNameEN, coopShortName } = useRuntimeConfig();
  return (
    <Header coopNameTH={coopNameTH} coopNameEN={coopNameEN} shortName={coopShortName} search={<InfoSearch />}>
      <HeaderWide>
        <DisplaySettingsButton variant="quiet">
          <DisplayControl />
        </DisplaySettingsButton>
      </HeaderWide>
      <Button variant="primary" className="@max-panel:hidden" asChild>
        <MemberLink>
          <LogIn aria-hidden />
          ระบบสมาชิก
        </MemberLink>
      </Button>
      <InfoMenuButton />
    </Header>
  );
}

/** The site-wide notice: the first one of the feed (specification section 2). */
function InfoNotice() {
  const menu = useSiteMenu();
  const notice = menu && getNotice(menu);
  if (!notice) return null;
  const id = getNoticeId(notice.html);
  const handleDismiss = () => {
    dismissNotice(id);
    announceOwnDisplay(true);
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <NoticeBanner data-notice={id} colour={notice.colour} onDismiss={handleDismiss}>
      <SanitisedHtml html={notice.html} looks="line" />
    </NoticeBanner>
  );
}

/** The delay before navigating to the results (specification section 9). */
const SEARCH_DELAY_MS = 100;

/** Searches the public pages. The term is in the location state, and in the URL, which can be shared. */
function InfoSearch() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <SearchBox
      action={patterns.search}
      name={TERM}
      maxLength={TERM_MAX_LENGTH}
      onSearch={(search) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(
          () => void navigate(paths.search(search), { state: { search } }),
          SEARCH_DELAY_MS,
        );
      }}
    />
  );
}
