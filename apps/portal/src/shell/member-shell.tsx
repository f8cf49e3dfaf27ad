import { DisplaySettingsButton } from '@sahakorn/ui/display-settings';
import { MemberIdentity, MemberLayout, MemberMenuButton } from '@sahakorn/ui/member-layout';
import { PlainLayout } from '@sahakorn/ui/plain-layout';
import { ToastRegion } from '@sahakorn/ui/toast';
import { TopBar, TopBarMember, TopBarWide } from '@sahakorn/ui/top-bar';
import { Wrench } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';
import { ContactPhone } from '../components/contact-phone.tsx';
import { PageActionsProvider } from '../components/page-actions.tsx';
import { selectUser } from '../domain/session/session-slice.ts';
import { getFullName } from '../lib/session/session.ts';
import { useScreen } from '../lib/screen.ts';
import { menuToggled, selectMenuOpen } from '../lib/ui-slice.ts';
import { DisplayControl } from './display-control.tsx';
import { LastUpdate } from '../domain/last-update/last-update.tsx';
import { MemberMenu } from './member-menu.tsx';
import { MemberPageHead } from './member-page-head.tsx';
import { RequireTerms } from './require-terms.tsx';
import { PageMessages } from './page-messages.tsx';
import { EmptyScreen } from '../components/empty-screen.tsx';
import { paths, patterns } from '../lib/paths.ts';
import { MemberAvatar } from '../features/member/member-avatar.tsx';
import { ResetNotice } from '../features/member/reset-notice.tsx';
import { memberApi, useGetMemberHeadQuery } from '../features/member/member-endpoints.ts';

/** The layout of the member area, which a setting can close (specification section 2). */
export function MemberShell() {
  const { memberAreaOpen, coopNameTH, coopNameEN } = useRuntimeConfig();
  const user = useSelector(selectUser);
  const menuOpen = useSelector(selectMenuOpen);
  const dispatch = useDispatch();
  const screen = useScreen();
  if (!user) return null; // just signed out: the guard redirects
  if (!memberAreaOpen) return <ClosedScreen />;
  return (
    <MemberLayout
      menuOpen={menuOpen}
      onMenuOpenChange={(open) => dispatch(menuToggled(open))}
      sidebar={<MemberMenu />}
      toasts={<PageMessages Region={ToastRegion} />}
      menuFoot={<DisplayControl />}
      identity={
        screen?.head !== 'own' && (
          <MemberIdentity membershipNo={user.membershipNo} name={`${user.firstName} ${user.surname}`}>
            <LastUpdate dateStyle="short" />
          </MemberIdentity>
        )
      }
      topBar={
        <TopBar coopNameTH={coopNameTH} coopNameEN={coopNameEN}>
          <TopBarWide>
            <DisplaySettingsButton>
              <DisplayControl />
            </DisplaySettingsButton>
            <TopBarMember
              name={getFullName(user)}
              membershipNo={user.membershipNo}
              avatar={<HeadAvatar name={user.firstName} />}
            />
          </TopBarWide>
          <MemberMenuButton />
        </TopBar>
      }
    >
      <PageActionsProvider>
        <MemberPageHead />
        <ResetNotice />
        <RequireTerms />
      </PageActionsProvider>
    </MemberLayout>
  );
}

function ClosedScreen() {
  const { coopNameTH, coopNameEN } = useRuntimeConfig();
  return (
    <PlainLayout topBar={<TopBar coopNameTH={coopNameTH} coopNameEN={coopNameEN} />} width="prose">
      <h1 className="mb-5 text-2xl @panel:text-3xl">ระบบสมาชิก Online</h1>
      <EmptyScreen
        icon={<Wrench aria-hidden />}
        title="ระบบสมาชิกปิดปรับปรุงชั่วคราว"
        to={paths.home}
        linkText="กลับหน้าหลัก"
        variant="outline"
      >
        ข้อมูลของท่านไม่สูญหาย ลองเข้าใช้งานใหม่ภายหลัง
      </EmptyScreen>
      <div className="mt-8">
        <ContactPhone />
      </div>
    </PlainLayout>
  );
}

/** Reads the picture from the profile if it is loaded, instead of a separate call. */
function HeadAvatar({ name }: { name: string }) {
  const profile = memberApi.endpoints.getMemberProfile.useQueryState();
  const { pathname } = useLocation();
  const usesProfile = pathname === patterns.status || !profile.isUninitialized;
  const head = useGetMemberHeadQuery(undefined, { skip: usesProfile });
  const path = (profile.data ?? head.data)?.picture_url ?? null;
  return <MemberAvatar name={name} path={path} />;
}
