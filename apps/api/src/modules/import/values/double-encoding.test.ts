import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { findDoubleEncoding } from './double-encoding.ts';

const NAMES = [
  'สมชาย',
  'ใจดี',
  'นาง สมหญิง ใจดี',
  'เธอเนตรนภา',
  'เมธาวี',
  'ถอนเงินสด 5,000',
  'ออมทรัพย์พิเศษ',
  'เนย เธอ เนื้อ',
];

describe('findDoubleEncoding', () => {
  it.each(NAMES)('recognises %s in every wrong encoding, and says what it was', (name) => {
    const utf8 = Buffer.from(name);
    const tis620 = iconv.encode(name, 'windows-874');
    expect(findDoubleEncoding(name)).toBeNull();
    expect(findDoubleEncoding(tis620.toString('latin1'))).toEqual({
      original: name,
      written: 'TIS-620',
      readAs: 'Latin-1',
    });
    for (const wrong of [utf8.toString('latin1'), new TextDecoder('windows-1252').decode(utf8)]) {
      expect(findDoubleEncoding(wrong)).toEqual({ original: name, written: 'UTF-8', readAs: 'Latin-1' });
    }
    expect(findDoubleEncoding(new TextDecoder('windows-874').decode(utf8))).toEqual({
      original: name,
      written: 'UTF-8',
      readAs: 'TIS-620',
    });
    const lossy = iconv.decode(utf8, 'windows-874');
    expect(findDoubleEncoding(lossy)).toMatchObject({ written: 'UTF-8', readAs: 'TIS-620' });
  });

  it.each([
    'José',
    'Müller',
    'François Noël',
    'Ångström',
    'Ñandú',
    'São Paulo',
    'É. Û',
    '50 °C',
    '10½',
    '«quote»',
    '§ 5 ¶',
    '€5',
    '5–10',
    'Đặng Văn',
    '日本',
    'อเนก เธนศ',
    'เธอ เนื้อ เนย',
    'นาง Müller',
    '',
  ])('takes %j for what it says', (text) => {
    expect(findDoubleEncoding(text)).toBeNull();
  });
});
