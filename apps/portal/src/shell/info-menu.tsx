import { Menu, MenuGroup, MenuGroupItem, MenuItem } from '@sahakorn/ui/menu';
import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation, useMatch } from 'react-router-dom';
import { paths, patterns } from '../lib/paths.ts';
import { SiteLink } from '../domain/site/site-link.tsx';
import type { SiteMenuItem } from '../domain/site/site-from-wire.ts';
import { useSiteMenu } from '../domain/site/use-site-data.ts';
import { topicApi } from '../domain/topic/topic-endpoints.ts';

const { useQueryState: useTopicState } = topicApi.endpoints.getTopic;

/** The public menu: หน้าแรก, then what the feed says. */
export function InfoMenu() {
  const menu = useSiteMenu();
  const isCurrent = useCurrent();
  return (
    <Menu>
      <MenuItem asChild current={isCurrent(paths.home())}>
        <SiteLink url={paths.home()}>หน้าแรก</SiteLink>
      </MenuItem>
      {menu?.items.map((item) => (
        <Entry key={item.id} item={item} isCurrent={isCurrent} />
      ))}
    </Menu>
  );
}

type EntryProps = { item: SiteMenuItem; isCurrent: (url: string) => boolean };

function Entry({ item, isCurrent }: EntryProps) {
  if (item.kind === 'link') {
    return (
      <MenuItem asChild current={isCurrent(item.url)}>
        <SiteLink url={item.url}>{item.name}</SiteLink>
      </MenuItem>
    );
  }
  return (
    <MenuGroup label={item.name} current={item.items.some(({ url }) => isCurrent(url))}>
      {item.items.map(({ name, url }) => (
        <MenuGroupItem key={`${name} ${url}`} asChild current={isCurrent(url)}>
          <SiteLink url={url}>{name}</SiteLink>
        </MenuGroupItem>
      ))}
    </MenuGroup>
  );
}

/** Tells whether an entry leads to what is being read: the page itself, or the list that it stands in. */
function useCurrent(): (url: string) => boolean {
  const { pathname } = useLocation();
  const topicId = Number(useMatch(patterns.topic)?.params.topicId);
  const { currentData: topic } = useTopicState(topicId > 0 ? topicId : skipToken);
  return (url) => url === pathname || (topic ? url === paths.list(topic.category) : false);
}
