import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { useDemoContent } from '../../../test/demo.ts';
import { createTokenizer } from './tokenizer.ts';

const database = useDemoContent();

let app: FastifyInstance;
beforeEach(async () => {
  app = await buildTestApp(database, { config: { searchPerMinute: 0 } });
});

type Answer = { data: { title: string }[]; corrected: string | null; suggested: string | null };

async function search(text: string) {
  const payload = { search: text };
  const answer = await app.inject({ method: 'POST', url: '/api/info/list/search', payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

const GUARANTEE = 'ก่อนค้ำประกันให้ใคร ถามตัวเอง 5 ข้อ';
const EMERGENCY_LOAN = 'เงินกู้ฉุกเฉิน';

describe('the demonstration', () => {
  it.each([
    ['กู้ฉุกเฉิน', EMERGENCY_LOAN],
    ['เงินกูฉุกเฉิน', EMERGENCY_LOAN],
    ['เงินกุ้ฉุกเฉิน', EMERGENCY_LOAN],
    ['เงินกู้้ฉุกเฉิน', EMERGENCY_LOAN],
    ["g'bod^hC6dgCbo", EMERGENCY_LOAN],
    ['ปลูกปา ชายเลน', 'ปลูกป่าชายเลนร่วมกับชุมชน'],
    ['จ้างซอม หลังคา', 'ประกาศจ้างซ่อมหลังคาอาคารสำนักงานใหญ่'],
    ['คำประกันให้ใคร', GUARANTEE],
    ['ค่ำประกันให้ใคร', GUARANTEE],
    ['ค้ำปรกะันให้ใคร', GUARANTEE],
    ['สัมมนาสมาชกิใหม่', 'สัมมนาสมาชิกใหม่ รุ่นที่ 42'],
    ['รุ่นที่42', 'สัมมนาสมาชิกใหม่ รุ่นที่ 42'],
    ['ＯＮＬＩＮＥ วันเสาร์', 'ปิดปรับปรุงระบบสมาชิก Online วันเสาร์ที่ 28 พฤศจิกายน'],
    [
      'สวัสดีค่ะ ดิฉันเป็นสมาชิกมาสิบกว่าปีแล้ว ช่วงนี้งานยุ่งมาก ลางานไปที่สำนักงานไม่ได้เลย โทรศัพท์เข้าไปหลายครั้ง' +
        'แต่สายไม่ว่าง อยากทราบเรื่อง บริจาคโลหิตเฉลิม ว่าต้องไปวันไหน ขอบคุณล่วงหน้าค่ะ',
      'บริจาคโลหิตเฉลิมพระเกียรติ',
    ],
    [`${'สมาชิกที่สนใจสอบถามได้ที่เคาน์เตอร์ '.repeat(6)}บริจาคโลหิต`, 'บริจาคโลหิตเฉลิมพระเกียรติ'],
  ])('answers %s with %s', async (text, title) => {
    const { data } = await search(text);
    expect(data[0]?.title).toBe(title);
  });

  it.each([
    ['แบบฟอม', null],
    ['ใบสมัก', null],
    ['โควิด', null],
    ['สมาชิกไหม่', 'สมาชิกใหม่'],
    ['ประชุมไหญ่', 'ประชุมใหญ่'],
    ['คอมพิวเตอ', 'คอมพิวเตอร์'],
    ['ปันผน', 'ปันผล'],
    ['สหกรน์', 'สหกรณ์'],
    ['อินเตอเน็ต', null],
    ['โทรสับ', null],
    ['ออมซับ', null],
    ['อาหาร', null],
    ['วัคซีน', null],
    ['ฟุตบอล', null],
    ['ประกันชีวิต', null],
  ])('corrects %s to %s', async (text, meant) => {
    expect(await search(text)).toMatchObject({ corrected: meant, suggested: null });
  });

  it('corrects no word that it finds, and only to words that it finds', async () => {
    const { rows } = await database.pool.query<{ term: string }>(
      `select term from search_term where term !~ '[ ~0-9]' and length(term) between 4 and 20 order by md5(term) limit 120`,
    );
    const known = new Set(
      (await database.pool.query<{ term: string }>('select term from search_term')).rows.map(
        ({ term }) => term,
      ),
    );
    const breakWords = createTokenizer();
    for (const { term } of rows) {
      expect((await search(term)).corrected, term).toBeNull();
      for (const at of [1, Math.floor(term.length / 2), term.length - 1]) {
        const typed = term.slice(0, at) + term.slice(at + 1);
        const { corrected, suggested } = await search(typed);
        for (const meant of [corrected, suggested]) {
          const words = breakWords(meant ?? '').filter(({ word }) => /\p{L}/u.test(word));
          const isKnown = ({ start, end }: { start: number; end: number }) =>
            words.some((word) => word.start <= start && end <= word.end && known.has(word.word));
          expect(words.every(isKnown), `${typed}: ${meant}`).toBe(true);
        }
      }
    }
  });

  it('says that nothing was found, and offers nothing, where no page resembles the question', async () => {
    expect(await search('ฆฌฒzz')).toMatchObject({ total: 0, corrected: null, suggested: null, data: [] });
  });
});
