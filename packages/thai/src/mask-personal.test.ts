import { describe, expect, it } from 'vitest';
import { toThaiDigits } from './digits.ts';
import { maskPersonal } from './mask-personal.ts';

it.each([
  ['เลขบัตร 1100200300412 ครับ', 'เลขบัตร xxxxxxxxxxxxx ครับ'],
  ['1-1002-00300-41-2', 'x-xxxx-xxxxx-xx-x'],
  ['1 1002 00300 41 2', 'x xxxx xxxxx xx x'],
  ['๑๑๐๐๒๐๐๓๐๐๔๑๒', 'xxxxxxxxxxxxx'],
  ['โทร 0812345678', 'โทร 08xxxxxxxx'],
  ['โทร 081-234-5678 หรือ 02 123 4567', 'โทร 08x-xxx-xxxx หรือ 02 xxx xxxx'],
  ['๐๘๑-๒๓๔-๕๖๗๘', '๐๘x-xxx-xxxx'],
  ['081.234.5678', '08x.xxx.xxxx'],
  ['(02) 123–4567', '(02) xxx–xxxx'],
  ['+66 81 234 5678', '+66 xx xxx xxxx'],
  ['+66 (0) 81-234-5678', '+66 (x) xx-xxx-xxxx'],
  ['0066812345678', '00xxxxxxxxxxx'],
  ['0812345678 0898765432', '08xxxxxxxx 08xxxxxxxx'],
  ['0812345678,0898765432', '08xxxxxxxx,08xxxxxxxx'],
  ['เลข 12 โทร 0812345678', 'เลข 12 โทร 08xxxxxxxx'],
  ['ข้อ 3 081 234 5678', 'ข้อ 3 08x xxx xxxx'],
  ['081\u200B234\u200B5678', '08x\u200Bxxx\u200Bxxxx'],
  ['081\u00AD234\u00AD5678', '08x\u00ADxxx\u00ADxxxx'],
  ['081\uFEFF234\u20605678', '08x\uFEFFxxx\u2060xxxx'],
  ['081\u3000234\u22125678', '08x\u3000xxx\u2212xxxx'],
  ['０８１－２３４－５６７８', '０８x－xxx－xxxx'],
  ['１１００２００３００４１２', 'xxxxxxxxxxxxx'],
  ['0812345678 081 234 5678', '08xxxxxxxx 08x xxx xxxx'],
  ['0812345678 0 8 1 2 3 4 5 6 7 8', '08xxxxxxxx 0 8 x x x x x x x x'],
])('masks %j', (text, masked) => {
  expect(maskPersonal(text)).toBe(masked);
  expect(maskPersonal(masked)).toBe(masked);
});

it.each([
  [''],
  ['1100200300413'],
  ['ยอด 1,234,567.50 บาท'],
  ['เลขสมาชิก 001234'],
  ['สัญญา ส6900123'],
  ['บัญชี 01-00012345'],
  ['วันที่ 20/11/2569 เวลา 09.30 น.'],
  ['2569-11-20'],
  ['โทร 1669'],
  ['081234567'],
  ['11002003004121100200300412'],
  ['😀 ไม่มีตัวเลข'],
])('does not change %j', (text) => {
  expect(maskPersonal(text)).toBe(text);
});

it.each([
  ['081/234/5678', '08x/xxx/xxxx'],
  ['02/123/4567', '02/xxx/xxxx'],
  ['081／234／5678', '08x／xxx／xxxx'],
  ['081/234-5678', '08x/xxx-xxxx'],
  ['0812345678/0898765432', '08xxxxxxxx/08xxxxxxxx'],
  ['02-123-4567/8', '02-xxx-xxxx/8'],
  ['081\\234\\5678', '08x\\xxx\\xxxx'],
  ['081·234•5678', '08x·xxx•xxxx'],
  ['081\n234\n5678', '08x\nxxx\nxxxx'],
  ['โทร 081-234-\r\n5678', 'โทร 08x-xxx-\r\nxxxx'],
  ['081 234\n5678', '08x xxx\nxxxx'],
  ['08.12.34.56.78', '08.xx.xx.xx.xx'],
  ['08 12 34 56 78', '08 xx xx xx xx'],
  ['0 8 1 2 3 4 5 6 7 8', '0 8 x x x x x x x x'],
  ['0-8123-4567-8', '0-8xxx-xxxx-x'],
  ['081-2345-678', '08x-xxxx-xxx'],
  ['08-1234-5678', '08-xxxx-xxxx'],
  ['081234-5678', '08xxxx-xxxx'],
  ['091 234 5678', '09x xxx xxxx'],
  ['061-234-5678', '06x-xxx-xxxx'],
  ['02-1234567', '02-xxxxxxx'],
  ['0-2123-4567', '0-2xxx-xxxx'],
  ['038-123-456', '03x-xxx-xxx'],
  ['044 123456', '04x xxxxxx'],
  ['053123456', '05xxxxxxx'],
  ['074-12-3456', '07x-xx-xxxx'],
  ['٠٨١٢٣٤٥٦٧٨', '٠٨xxxxxxxx'],
  ['۰۸۱-۲۳۴-۵۶۷۸', '۰۸x-xxx-xxxx'],
  ['๐๘1 ٢٣٤ 5６７8', '๐๘x xxx xxxx'],
  ['𝟬𝟴𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴', '𝟬𝟴xxxxxxxx'],
  ['០៨១២៣៤៥៦៧៨', '០៨xxxxxxxx'],
  ['0\uFE0F\u20E38\uFE0F\u20E3123\u200D4567\u202E8', '0\uFE0F\u20E38\uFE0F\u20E3xxx\u200Dxxxx\u202Ex'],
  ['081\u200B\u200B\u200B\u200B\u200B234-5678', '08x\u200B\u200B\u200B\u200B\u200Bxxx-xxxx'],
  ['โทร.081-234-5678', 'โทร.08x-xxx-xxxx'],
  ['วันที่ 05.08.2569 โทร 081.234.5678', 'วันที่ 05.08.2569 โทร 08x.xxx.xxxx'],
  ['เปิด 08.30-12.00 081-234-5678', 'เปิด 08.30-12.00 08x-xxx-xxxx'],
  ['20/11/2569 0812345678', '20/11/2569 08xxxxxxxx'],
  ['+66-81-234-5678', '+66-xx-xxx-xxxx'],
  ['+66/81/234/5678', '+66/xx/xxx/xxxx'],
  ['บัญชี 123-4-56789-0', 'บัญชี xxx-x-xxxxx-x'],
  ['๑๒๓-๔-๕๖๗๘๙-๐', 'xxx-x-xxxxx-x'],
  ['081-2-34567-8', 'xxx-x-xxxxx-x'],
  ['1-1002-00300-41-3', 'x-xxxx-xxxxx-xx-x'],
  ['บัตร 4111 1111 1111 1111', 'บัตร xxxx xxxx xxxx xxxx'],
  ['4111-1111-1111-1111', 'xxxx-xxxx-xxxx-xxxx'],
  ['1/1002/00300/41/2', 'x/xxxx/xxxxx/xx/x'],
  ['1\n1002\n00300\n41\n2', 'x\nxxxx\nxxxxx\nxx\nx'],
])('masks the broken number %j', (text, masked) => {
  expect(maskPersonal(text)).toBe(masked);
  expect(maskPersonal(masked)).toBe(masked);
});

it.each([
  'ประชุม 05.08.2569 9.30 น.',
  '08-12-2569 10.00 น.',
  'เปิด 08.30-12.00 13.00-16.30 น.',
  'ร้อยละ 0.25 0.50 0.75',
  'วันที่ 02-03-2569 7 คน',
  'วันที่ 08-03-2569 - 10-03-2569',
  '0.2 5.5 0.7 5.0 0.25 1.5',
  'ร้อยละ 0.25 - 0.50 - 0.75 ต่อปี',
  'อัตรา 0.812345678',
  'พ.ศ. 2542 มาตรา 7/1 (2) 02',
  'ครั้งที่ 06/2569 1234',
  'ครั้งที่ 06/2569 1234 5',
  '08.12.69 10.30 น.',
  '06/08/69 09.00-12.00',
  '06.08.69-10.08.69',
  '06-08/08/2569 09.00 น.',
  'งวด 06/2569 - 09/2569',
  '0830-1200 1300-1630',
  'สัญญา 123456/2569',
  '1,000.00 2,500.50 02',
  '081.5 082.25 0.5',
  '99/8 หมู่ 6 ถ.02',
  'เลขที่ 1669 1213 1111',
  'โทร 1155, 191',
  '0.25\n0.50\n0.75\n1.00',
  '02\n5000\n600',
  '4111 1111 1111 1112',
  '123-45-6789-0',
])('leaves %j as it is', (text) => {
  expect(maskPersonal(text)).toBe(text);
});

describe('dates, hours and rates', () => {
  const DAYS = [1, 2, 3, 5, 6, 8, 9, 10, 12, 20, 30];
  const MONTHS = [1, 2, 6, 8, 9, 10, 12];
  const YEARS = ['2569', '2026', '69'];
  const BEHIND = [
    '',
    ' 9.30 น.',
    ' 09.00 น.',
    ' 08.30-12.00',
    ' 13.00 - 16.30 น.',
    ' 7 คน',
    ' - 10-03-2569',
    '\n08.30',
  ];
  const two = (number: number) => String(number).padStart(2, '0');

  it.each(['.', '-', '/'])('with %j between are never masked', (between) => {
    for (const day of DAYS)
      for (const month of MONTHS)
        for (const year of YEARS)
          for (const behind of BEHIND) {
            const dates = [
              [two(day), two(month), year],
              [day, month, year],
              ...(year === '69' ? [] : [[year, two(month), two(day)]]),
            ].map((parts) => parts.join(between));
            for (const date of dates)
              expect(maskPersonal(`วันที่ ${date}${behind}`)).toBe(`วันที่ ${date}${behind}`);
          }
  });

  it('of opening hours are never masked', () => {
    for (const from of ['0.00', '00.00', '06.00', '6.30', '08.30', '09.15'])
      for (const to of ['12.00', '12:00', '16.30'])
        for (const dash of ['-', ' - ', '–', ' ถึง ', '~'])
          for (const more of ['', ' 13.00-16.30 น.', ' 02.00', '/13.00-16.00', '\n06.30']) {
            const text = `เปิด ${from}${dash}${to}${more}`;
            expect(maskPersonal(text)).toBe(text);
          }
  });

  it('of rates and amounts are never masked', () => {
    for (const one of ['0.25', '0.5', '0.125', '06.00', '0.00'])
      for (const between of [' ', '  ', ' - ', '-', '/', ' / ', '\n', '\t'])
        for (const count of [2, 3, 4, 5, 6]) {
          const text = Array.from({ length: count }, () => one).join(between);
          expect(maskPersonal(text)).toBe(text);
        }
  });
});

describe('telephones of every network', () => {
  const FORMS = [[10], [3, 7], [3, 3, 4], [3, 4, 3], [2, 4, 4], [1, 4, 4, 1], [6, 4], [4, 3, 3]];
  const BANGKOK = [[9], [2, 7], [2, 3, 4], [1, 4, 4]];
  const PROVINCE = [[9], [3, 6], [3, 3, 3]];
  const between = ['-', ' ', '.', '/', '\n', '–', ' - ', '\u200B', '\u00A0', '－'];
  const digits = [(text: string) => text, toThaiDigits];

  it.each([
    ['0812345678', FORMS],
    ['0912345678', FORMS],
    ['0612345678', FORMS],
    ['021234567', BANGKOK],
    ['038123456', PROVINCE],
    ['053123456', PROVINCE],
    ['077123456', PROVINCE],
  ])('%s is masked in each form', (number, forms) => {
    for (const form of forms)
      for (const mark of between)
        for (const write of digits) {
          let at = 0;
          const parts = form.map((length) => number.slice(at, (at += length)));
          const text = write(parts.join(mark));
          const masked = maskPersonal(`ก ${text} ข`);
          expect(masked.match(/\p{Nd}/gu), text).toHaveLength(2);
          expect(masked.match(/x/g), text).toHaveLength(number.length - 2);
        }
  });
});
