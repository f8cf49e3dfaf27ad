import { describe, expect, it } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { useDemoContent } from '../../../test/demo.ts';

const database = useDemoContent();

async function search(text: string) {
  const app = await getTestApp(database);
  const payload = { search: text };
  const answer = await app.inject({ method: 'POST', url: '/api/info/list/search', payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { title: string }[] }>();
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

  it('says that nothing was found, and offers nothing, where no page resembles the question', async () => {
    expect(await search('ฆฌฒzz')).toMatchObject({ total: 0, corrected: null, suggested: null, data: [] });
  });
});
