import { formatText } from '@sahakorn/thai/text';
import { Menu, MenuGroup, MenuGroupItem, MenuItem } from '@sahakorn/ui/menu';
import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation, useMatch } from 'react-router-dom';
import { paths, patterns } from '../lib/paths.ts';
import { MemberLink } from '../domain/session/member-link.tsx';
import { SiteLink } from '../domain/site/site-link.tsx';
import { type SiteMenuItem, getMenuItems } from '../domain/site/site.ts';
import { useSiteMenu } from '../domain/site/site-endpoints.ts';
import { topicApi } from '../domain/topic/topic-endpoints.ts';

const { useQueryState: useTopicState } = topicApi.endpoints.getTopic;

export function InfoMenu() {
  const menu = useSiteMenu();
  const isCurrent = useCurrent();
  return (
    <>
      <ul className="@panel:hidden">
        <MenuItem asChild>
          <MemberLink>ระบบสมาชิก</MemberLink>
        </MenuItem>
      </ul>
      <Menu>
        <MenuItem asChild current={isCurrent(paths.home)}>
          <SiteLink url={paths.home}>หน้าแรก</SiteLink>
        </MenuItem>
        {(menu ? getMenuItems(menu) : []).map((item, index) => (
          <Entry key={item.seq ?? `at ${index}`} item={item} isCurrent={isCurrent} />
        ))}
      </Menu>
    </>
  );
}

type EntryProps = { item: SiteMenuItem; isCurrent: (url: string | null) => boolean };

function Entry({ item, isCurrent }: EntryProps) {
  if (item.children === null) {
    return (
      <MenuItem asChild current={isCurrent(item.url)}>
        <SiteLink url={item.url}>{formatText(item.manu_name)}</SiteLink>
      </MenuItem>
    );
  }
  return (
    <MenuGroup label={formatText(item.manu_name)} current={item.children.some(({ url }) => isCurrent(url))}>
      {item.children.map(({ description, url }, index) => (
        <MenuGroupItem key={`${url} ${index}`} asChild current={isCurrent(url)}>
          <SiteLink url={url}>{formatText(description)}</SiteLink>
        </MenuGroupItem>
      ))}
    </MenuGroup>
  );
}

function useCurrent(): (url: string | null) => boolean {
  const { pathname } = useLocation();
  const topicId = Number(useMatch(patterns.topic)?.params.topicId);
  const { currentData: topic } = useTopicState(topicId > 0 ? topicId : skipToken);
  return (url) => url === pathname || Boolean(topic?.category && url === paths.list(topic.category));
}
