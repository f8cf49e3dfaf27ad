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

export type Office = {
  name: string;
  address: string;
  phone: string;
  hours: readonly OpeningHours[];
  mapUrl: string;
  /** Null where it is not known. */
  place: { latitude: number; longitude: number } | null;
};

/** The foot of every public page. A link that there is not is an empty text. */
export type SiteFooter = {
  about: readonly SiteSubItem[];
  address: string;
  phones: readonly { name: string; number: string }[];
  emails: readonly string[];
  chat: SiteSubItem | null;
  social: readonly SiteSubItem[];
  mapUrl: string;
  iosUrl: string;
  androidUrl: string;
  offices: readonly Office[];
};

/** A partner organisation; `logo` is the address of its mark, or null. */
export type Partner = { name: string; url: string; logo: string | null; description: string };
