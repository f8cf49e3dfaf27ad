import type { CallResponse } from '@sahakorn/contract/call';
import type { Branch, Footer as WireFooter, manufacturer } from '@sahakorn/contract/home';
import type { manu } from '@sahakorn/contract/info';
import { mediaAddress } from '../../lib/media-address.ts';

export type SiteFooter = ReturnType<typeof footerFromWire>;
export type Office = ReturnType<typeof officeFromWire>;

/** An entry of the public menu: a link, or a group of links. */
export type SiteMenuItem =
  | { kind: 'link'; id: number; name: string; url: string }
  | { kind: 'group'; id: number; name: string; items: readonly SiteSubItem[] };

export type SiteSubItem = { name: string; url: string };

/** What every visitor has to know; the colour is a name, the markup was sanitised on the server. */
export type SiteNotice = { colour: string; html: string };

export type SiteMenu = { items: readonly SiteMenuItem[]; notice: SiteNotice | null };

/** When an office is open; weekdays are 1 for Monday to 7 for Sunday, times `HH:mm`. */
export type OpeningHours = { weekdays: readonly number[]; opens: string; closes: string };

/** A partner organisation; `logo` is the address of its mark, or null. */
export type Partner = { name: string; url: string; logo: string | null; description: string };

const MAIN = 'main';
const NO_PARENT = '0';

/** The menu by the specification's rules (section 2), in the feed's order, and its first notice. */
export function menuFromWire({ list_manu, list_sub_manu, panel_web }: CallResponse<typeof manu>): SiteMenu {
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
  const hasNotice = first !== undefined && first.Note.trim() !== '';
  return { items, notice: hasNotice ? { colour: first.Email, html: first.Note } : null };
}

export function footerFromWire(footer: WireFooter) {
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

function officeFromWire({ map_url, latitude, longitude, ...branch }: Branch) {
  const known = latitude !== null && longitude !== null;
  return { ...branch, mapUrl: map_url, place: known ? { latitude, longitude } : null };
}

export function partnersFromWire({ data }: CallResponse<typeof manufacturer>): Partner[] {
  return data.map((partner) => ({ ...partner, logo: partner.logo && mediaAddress(partner.logo) }));
}
