import type { CallAnswer } from '@sahakorn/contract/call';
import type { Branch, Footer as WireFooter, manufacturer } from '@sahakorn/contract/home';
import type { manu } from '@sahakorn/contract/info';
import { mediaAddress } from '../../lib/media-address.ts';
import type { Office, Partner, SiteFooter, SiteMenu, SiteMenuItem } from './site.ts';

const MAIN = 'main';
const NO_PARENT = '0';

/** The menu by the specification's rules (section 2), in the feed's order, and its first notice. */
export function menuFromWire({ list_manu, list_sub_manu, panel_web }: CallAnswer<typeof manu>): SiteMenu {
  const items = list_manu.map(({ type, is_parent, url, manu_name: name, seq: id }): SiteMenuItem => {
    if (type === MAIN && is_parent === NO_PARENT) return { kind: 'link', id, name, url };
    const children = list_sub_manu.filter(({ manu_id }) => manu_id === id);
    return {
      kind: 'group',
      id,
      name,
      items: children.map((child) => ({ name: child.description, url: child.url })),
    };
  });
  const [first] = panel_web;
  const told = first !== undefined && first.Note.trim() !== '';
  return { items, notice: told ? { colour: first.Email, html: first.Note } : null };
}

export function footerFromWire(footer: WireFooter): SiteFooter {
  return {
    about: footer.about,
    address: footer.address,
    phones: footer.phones,
    emails: footer.emails,
    chat: footer.chat,
    social: footer.social,
    mapUrl: footer.map_url,
    iosUrl: footer.ios_url,
    androidUrl: footer.android_url,
    offices: footer.branches.map(officeFromWire),
  };
}

function officeFromWire({ map_url, latitude, longitude, ...branch }: Branch): Office {
  const known = latitude !== null && longitude !== null;
  return { ...branch, mapUrl: map_url, place: known ? { latitude, longitude } : null };
}

export function partnersFromWire({ data }: CallAnswer<typeof manufacturer>): Partner[] {
  return data.map((partner) => ({ ...partner, logo: partner.logo && mediaAddress(partner.logo) }));
}
