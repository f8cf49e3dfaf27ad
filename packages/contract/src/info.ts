import { z } from './zod.ts';
import { defineCall } from './call.ts';

export const MenuItem = z.object({
  type: z.string(),
  is_parent: z.string(),
  url: z.string(),
  manu_name: z.string(),
  seq: z.int(),
});

export const SubMenuItem = z.object({ manu_id: z.int(), url: z.string(), description: z.string() });

export const NoticePanel = z.object({
  Email: z.string().meta({ description: 'Background colour of the banner, as a colour name' }),
  Note: z.string().meta({ description: 'HTML, sanitised on the server' }),
});

export const manu = defineCall({
  id: 'manu',
  method: 'GET',
  path: '/api/info/manu',
  summary: 'The public menu and the notice above it',
  tag: 'info',
  access: 'public',
  response: z.object({
    rc_code: z.string(),
    list_manu: z.array(MenuItem),
    list_sub_manu: z.array(SubMenuItem),
    panel_web: z.array(NoticePanel),
  }),
});
