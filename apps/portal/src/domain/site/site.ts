import type { LenientResponse } from '@sahakorn/contract/call';
import type { footer, manufacturer } from '@sahakorn/contract/home';
import type { manu } from '@sahakorn/contract/info';

export type SiteMenu = LenientResponse<typeof manu>;
export type SiteFooter = LenientResponse<typeof footer>['data'][number];
export type Office = SiteFooter['branches'][number];
export type OpeningHours = Office['hours'][number];
export type Partner = LenientResponse<typeof manufacturer>['data'][number];

export type SiteMenuItem = SiteMenu['list_manu'][number] & { children: SiteMenu['list_sub_manu'] | null };

const MAIN = 'main';
const NO_PARENT = '0';

/** The menu by the specification's rules (section 2), in the feed's order. */
export function getMenuItems({ list_manu, list_sub_manu }: SiteMenu): SiteMenuItem[] {
  return list_manu.map((item) => {
    const children = list_sub_manu.filter(({ manu_id }) => manu_id !== null && manu_id === item.seq);
    const unknown = (item.type === null || item.is_parent === null) && children.length === 0;
    const link = unknown || (item.type === MAIN && item.is_parent === NO_PARENT);
    return { ...item, children: link ? null : children };
  });
}

/** The first notice, unless it is empty. */
export function getNotice({ panel_web: [first] }: SiteMenu) {
  return first?.Note?.trim() ? { colour: first.Email, html: first.Note } : null;
}
