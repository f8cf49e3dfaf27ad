import { type MemberTable, createMemberTable } from './member-table.ts';

/** Texts that a member wrote on public pages while signed in. */
export const postingTables: readonly MemberTable[] = [
  createMemberTable({
    table: 'board_topic',
    title: 'กระทู้ที่ตั้ง',
    order: ['topic_id'],
    labels: {
      topic_id: 'เลขกระทู้',
      title: 'หัวข้อ',
      body: 'ข้อความ',
      name: 'ชื่อที่ใช้',
      created_at: 'เมื่อ',
      removed_at: 'นำออกเมื่อ',
    },
  }),
  createMemberTable({
    table: 'board_answer',
    title: 'คำตอบในกระทู้',
    order: ['answer_id'],
    labels: {
      topic_id: 'เลขกระทู้',
      body: 'ข้อความ',
      name: 'ชื่อที่ใช้',
      created_at: 'เมื่อ',
      removed_at: 'นำออกเมื่อ',
    },
  }),
  createMemberTable({
    table: 'demand',
    title: 'ความต้องการและข้อร้องเรียน',
    order: ['demand_id'],
    labels: {
      title: 'หัวข้อ',
      body: 'ข้อความ',
      name: 'ชื่อที่ใช้',
      contact: 'ติดต่อกลับ',
      topic_kind: 'ประเภท',
      public: 'เปิดเผย',
      created_at: 'เมื่อ',
      state: 'สถานะ',
      answer: 'คำตอบ',
      answered_at: 'ตอบเมื่อ',
    },
  }),
];
