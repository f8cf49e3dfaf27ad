import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Reads the menu and the notice of every public page. */
export function createInfoQueries(db: Kysely<Database>) {
  return {
    listMenuItems: () =>
      db
        .selectFrom('menu_item')
        .select(['seq', 'type', 'is_parent', 'url', 'manu_name'])
        .orderBy('seq')
        .execute(),

    listSubMenuItems: () =>
      db
        .selectFrom('sub_menu_item')
        .select(['manu_id', 'url', 'description'])
        .orderBy('manu_id')
        .orderBy('position')
        .execute(),

    listNoticePanels: () =>
      db.selectFrom('notice_panel').select(['colour', 'note_html']).orderBy('position').execute(),
  };
}
