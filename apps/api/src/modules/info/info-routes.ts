import { SUCCESS } from '@sahakorn/contract/envelope';
import { manu } from '@sahakorn/contract/info';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { registerCall } from '../../plugins/call.ts';
import { createInfoQueries } from './info-queries.ts';
import { sanitiseHtml, sanitiseUrl } from './sanitise-html.ts';

const COLOUR_NAME = /^[a-z]{1,30}$/i;

/** The public feeds. What staff wrote is made safe again on every read, however it came into the database. */
export function registerInfo(app: FastifyInstance, db: Kysely<Database>): void {
  const queries = createInfoQueries(db);

  registerCall(app, manu, async () => {
    const [items, subItems, panels] = await Promise.all([
      queries.listMenuItems(),
      queries.listSubMenuItems(),
      queries.listNoticePanels(),
    ]);
    return {
      rc_code: SUCCESS,
      list_manu: items.map((item) => ({ ...item, url: sanitiseUrl(item.url) })),
      list_sub_manu: subItems.map((item) => ({ ...item, url: sanitiseUrl(item.url) })),
      panel_web: panels.map(({ colour, note_html }) => ({
        Email: COLOUR_NAME.test(colour) ? colour : '',
        Note: sanitiseHtml(note_html),
      })),
    };
  });
}
