import { Avatar } from '@sahakorn/ui/avatar';
import { DisplaySettingsButton } from '@sahakorn/ui/display-settings';
import { MemberIdentity, MemberLayout, MemberMenuButton } from '@sahakorn/ui/member-layout';
import { TopBar, TopBarMember, TopBarWide } from '@sahakorn/ui/top-bar';
import { useDispatch, useSelector } from 'react-redux';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';
import { PageActionsProvider } from '../components/page-actions.tsx';
import { selectUser } from '../domain/session/session-slice.ts';
import { fullName } from '../lib/session/session.ts';
import { menuToggled, selectMenuOpen } from '../lib/ui-slice.ts';
import { ClosedScreen } from './closed-screen.tsx';
import { DisplayControl } from './display-control.tsx';
import { LastUpdate } from './last-update.tsx';
import { MemberMenu } from './member-menu.tsx';
import { MemberPageHead } from './member-page-head.tsx';
import { RequireTerms } from './require-terms.tsx';
import { usePictureUrl } from './use-picture-url.ts';

/** Frames every screen of the member area; the flag of the specification (section 2) may close it. */
export function MemberShell() {
  const { memberAreaOpen, coopNameTH, coopNameEN } = useRuntimeConfig();
  const user = useSelector(selectUser);
  const menuOpen = useSelector(selectMenuOpen);
  const dispatch = useDispatch();
  if (!user) return null; // signed out this very moment: the guard above is leading away
  if (!memberAreaOpen) return <ClosedScreen />;
  return (
    <MemberLayout
      menuOpen={menuOpen}
      onMenuOpenChange={(open) => dispatch(menuToggled(open))}
      sidebar={<MemberMenu />}
      menuFoot={<DisplayControl />}
      identity={
        <MemberIdentity membershipNo={user.membershipNo} name={`${user.firstName} ${user.surname}`}>
          <LastUpdate dateStyle="short" />
        </MemberIdentity>
      }
      topBar={
        <TopBar coopNameTH={coopNameTH} coopNameEN={coopNameEN}>
          <TopBarWide>
            <DisplaySettingsButton>
              <DisplayControl />
            </DisplaySettingsButton>
            <TopBarMember
              name={fullName(user)}
              membershipNo={user.membershipNo}
              avatar={<MemberAvatar name={user.firstName} />}
            />
          </TopBarWide>
          <MemberMenuButton />
        </TopBar>
      }
    >
      <PageActionsProvider>
        <MemberPageHead />
        <RequireTerms />
      </PageActionsProvider>
    </MemberLayout>
  );
}

/** Asks for the picture only where the member area stands open. */
function MemberAvatar({ name }: { name: string }) {
  return <Avatar name={name} src={usePictureUrl()} />;
}
