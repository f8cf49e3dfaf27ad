import { Sidebar, SidebarItem, SidebarSeparator } from '@sahakorn/ui/sidebar';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { House, LogOut } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import type { ScreenHandle } from '../lib/screen.ts';
import { signedOut } from '../lib/session/session-actions.ts';
import { memberScreens } from './member-screens.ts';
import { getHighlight } from './menu-highlight.ts';

const ENTRIES = memberScreens
  .flatMap(({ path, handle: { title, menu } }) => (menu ? [{ ...menu, path, title }] : []))
  .toSorted((one, other) => one.order - other.order);

export function MemberMenu() {
  const dispatch = useDispatch();
  return (
    <Sidebar>
      <Entries />
      <SidebarSeparator />
      <Entries group="account" />
      <SidebarItem icon={<LogOut aria-hidden />} onClick={() => dispatch(signedOut())}>
        <WholeWords>ออกจากระบบ</WholeWords>
      </SidebarItem>
      <SidebarSeparator />
      <SidebarItem icon={<House aria-hidden />} asChild>
        <Link to={paths.home}>
          <WholeWords>กลับหน้าหลัก</WholeWords>
        </Link>
      </SidebarItem>
    </Sidebar>
  );
}

function Entries({ group }: Pick<NonNullable<ScreenHandle['menu']>, 'group'>) {
  const highlight = getHighlight(useLocation().pathname);
  return ENTRIES.filter((entry) => entry.group === group).map(({ path, title, Icon }) => (
    <SidebarItem key={path} icon={<Icon aria-hidden />} current={getHighlight(path) === highlight} asChild>
      <Link to={path}>
        <WholeWords>{title}</WholeWords>
      </Link>
    </SidebarItem>
  ));
}
