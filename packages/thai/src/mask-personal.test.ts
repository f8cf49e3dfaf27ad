import { expect, it } from 'vitest';
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
  ['081\n234\n5678'],
  ['😀 ไม่มีตัวเลข'],
])('does not change %j', (text) => {
  expect(maskPersonal(text)).toBe(text);
});
