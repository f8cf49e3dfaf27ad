import { footer, manufacturer } from '@sahakorn/contract/home';
import { manu } from '@sahakorn/contract/info';
import { request } from '../../lib/api/api-request.ts';
import { footerFromWire, menuFromWire, partnersFromWire, type SiteFooter } from './site-from-wire.ts';

export const getSiteMenu = () => request(manu, { read: menuFromWire });

export const getFooter = () =>
  request(footer, {
    read: ({ data: [first] }): SiteFooter | null => (first === undefined ? null : footerFromWire(first)),
  });

export const listPartners = () => request(manufacturer, { read: partnersFromWire });
