import { HttpResponse, http } from 'msw';
import { infoHandler } from './info-fixtures.ts';

export const BOARD_TOPIC = {
  topic_id: 7,
  title: 'เปลี่ยนผู้รับโอนประโยชน์ใช้เอกสารอะไร',
  name: 'สมหญิง',
  created_at: '2026-03-18T02:00:00.000Z',
  answer_count: 2,
};

export const BOARD_LIST = {
  rc_code: '1',
  page: 1,
  per_page: 20,
  total: 45,
  data: [BOARD_TOPIC, { ...BOARD_TOPIC, topic_id: 6, title: 'ยังไม่มีใครตอบ', answer_count: 0 }],
};

export const BOARD_PAGE = {
  ...BOARD_TOPIC,
  body: 'อยากเปลี่ยนเป็นลูกสองคน\n<b>ต้องเซ็นไหม</b>',
  answers: [
    {
      answer_id: 71,
      body: 'ใช้บัตรประชาชน โทร 02 000 0001',
      name: 'งานทะเบียนสมาชิก',
      created_at: '2026-03-18T03:00:00.000Z',
      staff: true,
    },
    { answer_id: 72, body: 'ขอบคุณค่ะ', name: 'แดง', created_at: '2026-03-18T04:00:00.000Z', staff: false },
  ],
};

export const TOKEN = 'A'.repeat(43);

export const DEMAND = {
  demand_id: 3,
  title: 'ขอที่จอดรถผู้สูงอายุ',
  topic_kind: 'request',
  state: 'answered',
  created_at: '2026-03-10T02:00:00.000Z',
};

export const DEMAND_PAGE = {
  ...DEMAND,
  body: 'ที่จอดรถเต็มตั้งแต่เช้า',
  public: true,
  answer: 'กันไว้ให้แล้ว 3 คัน' as string | null,
  answered_at: '2026-03-17T02:00:00.000Z' as string | null,
};

/** Successful responses of the board and the demands. */
export function postHandlers() {
  return [
    infoHandler('board', BOARD_LIST),
    infoHandler('board_show/:id', { rc_code: '1', data: [BOARD_PAGE] }),
    infoHandler('demand', { ...BOARD_LIST, total: 1, data: [DEMAND] }),
    infoHandler('demand_show/:id', { rc_code: '1', data: [DEMAND_PAGE] }),
    http.post('*/api/member/board_own', () =>
      HttpResponse.json({ rc_code: '1', data: [{ topic: false, answer_ids: [] }] }),
    ),
  ];
}

/** Accepts a post, and passes its body to `heard`. */
export function acceptPost(path: string, answer: object, heard: (sent: Record<string, unknown>) => void) {
  return http.post(`*/api/info/${path}`, async ({ request }) => {
    heard((await request.json()) as Record<string, unknown>);
    return HttpResponse.json({ rc_code: '1', data: [answer] });
  });
}
