export const ACTIVITY = {
  happened_at: '2026-11-20T03:02:00.000Z',
  kind: 'signed-in',
  device: 'Firefox บน Windows',
  address: '198.51.x.x',
  staff: null,
  detail: null,
};

export const DEVICE = {
  device_id: 'mine-mine-mine-mine-01',
  device: 'Firefox บน Windows',
  signed_in_at: '2026-11-20T03:02:00.000Z',
  last_seen_at: '2026-11-20T03:03:00.000Z',
  address: '198.51.x.x',
  remember: false,
  current: true,
};

export const CONSENTS = {
  rc_code: '1',
  version: 2,
  data: [
    {
      code: 'news',
      title: 'รับข่าวสารทางอีเมล',
      description: 'ไม่เกินเดือนละ 2 ฉบับ',
      state: 'given',
      decided_at: '2026-11-10T03:00:00.000Z',
    },
    {
      code: 'photos',
      title: 'เผยแพร่ภาพกิจกรรม',
      description: 'ลงในเว็บไซต์',
      state: 'undecided',
      decided_at: null,
    },
  ],
  history: [
    { kind: 'given', title: 'รับข่าวสารทางอีเมล', version: 2, decided_at: '2026-11-10T03:00:00.000Z' },
    { kind: 'terms', title: 'ข้อกำหนดการใช้บริการ', version: 1, decided_at: '2026-11-01T03:00:00.000Z' },
  ],
};

export const PRIVACY_REQUEST = {
  request_no: '12',
  kind: 'correction',
  detail: 'ที่อยู่ใหม่\n99 หมู่ 4',
  received_at: '2026-11-10T03:00:00.000Z',
  due_on: '2026-12-10',
  state: 'received',
  answer: null,
  answered_at: null,
};
