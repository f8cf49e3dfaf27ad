import { SUCCESS } from '@sahakorn/contract/envelope';
import { footer, home, manufacturer } from '@sahakorn/contract/home';
import { manu } from '@sahakorn/contract/info';
import { listTopics, showTopic } from '@sahakorn/contract/topic';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { registerCall } from '../../plugins/call.ts';
import type { HomeService } from './home-service.ts';
import { createInfoQueries } from './info-queries.ts';
import type { ViewCounts } from './view-counts.ts';
import { proseHtml } from '../../html/prose-html.ts';
import { sanitiseUrl } from '../../html/sanitise-html.ts';
import type { TopicService } from './topic-service.ts';

const REFUSED = '0';
const COLOUR_NAME = /^[a-z]{1,30}$/i;

/** The menu and the notice. HTML is sanitised on every read, however it came into the database. */
export function registerMenu(app: FastifyInstance, db: Kysely<Database>): void {
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
        Note: proseHtml(note_html),
      })),
    };
  });
}

/** The home page, the footer and the partners. */
export function registerHome(app: FastifyInstance, service: HomeService, readers: ViewCounts): void {
  registerCall(app, home, async ({ request }) => {
    if (request.method === 'GET' && !request.internalRequest) {
      readers.visit({ address: request.ip, agent: request.headers['user-agent'] ?? '' });
    }
    return { rc_code: SUCCESS, data: await service.sections() };
  });

  registerCall(app, footer, async () => {
    const found = await service.footer();
    if (found) return { rc_code: SUCCESS, data: [found] };
    return { rc_code: REFUSED, rc_des: 'ยังไม่มีข้อมูลส่วนท้ายของหน้า', data: [] };
  });

  registerCall(app, manufacturer, async () => ({
    rc_code: SUCCESS,
    data: await service.manufacturers(),
  }));
}

/** Topic lists and topic pages. */
export function registerTopics(app: FastifyInstance, service: TopicService, readers: ViewCounts): void {
  registerCall(app, listTopics, async ({ params, query }) => ({
    rc_code: SUCCESS,
    ...(await service.list(params.category, query.page ?? 1)),
  }));

  registerCall(app, showTopic, async ({ params, request }) => {
    const page = await service.read(params.topicId);
    if (request.method === 'GET' && !request.internalRequest) readers.view(page.topic_id);
    return { rc_code: SUCCESS, data: [page] };
  });
}
