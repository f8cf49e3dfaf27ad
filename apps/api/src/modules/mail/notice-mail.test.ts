import { describe, expect, it } from 'vitest';
import { isMailAddress } from '../../mail-address.ts';
import { writeNoticeMail } from './notice-mail.ts';

const NOTICE = {
  id: '7',
  kind: 'password-changed',
  membershipNo: '001234',
  fullName: 'นางสมหญิง ใจดี',
  address: 'somying@example.com',
  device: 'Chrome บน Android',
  happenedAt: new Date('2026-11-20T17:05:00Z'),
  attempts: 1,
  code: null,
} as const;
const SENDER = {
  coopName: 'สหกรณ์ออมทรัพย์ครูบ้านไร่ จำกัด',
  contactPhone: '02 123 4567',
  contactHours: 'จันทร์ถึงศุกร์ 8.30-16.30 น.',
};

describe('a notice mail', () => {
  it('says who, what, when in Bangkok and on what device, and what to do', () => {
    const { subject, text } = writeNoticeMail(NOTICE, SENDER);
    expect(subject).toBe('เปลี่ยนรหัสผ่านระบบสมาชิกออนไลน์แล้ว');
    expect(text.replaceAll('\u00A0', ' ')).toBe(`เรียน นางสมหญิง ใจดี

มีการเปลี่ยนรหัสผ่านระบบสมาชิกออนไลน์ของท่าน เมื่อวันที่ 21 พฤศจิกายน 2569 เวลา 0.05 น.
เลขสมาชิก xxx234
อุปกรณ์ Chrome บน Android
เครื่องอื่นที่เข้าสู่ระบบไว้ถูกออกจากระบบทั้งหมด

หากท่านทำรายการนี้เอง ไม่ต้องทำอะไรอีก หากไม่ได้ทำ โปรดแจ้งสหกรณ์ทันทีที่โทร. 02 123 4567 (จันทร์ถึงศุกร์ 8.30-16.30 น.)

จดหมายนี้ไม่มีลิงก์ สหกรณ์ไม่ส่งลิงก์ให้กรอกรหัสผ่าน และไม่ขอรหัสผ่านจากท่านไม่ว่าทางใด

สหกรณ์ออมทรัพย์ครูบ้านไร่ จำกัด
`);
  });

  it.each(['registered', 'password-changed', 'password-reset', 'new-device'] as const)(
    '%s holds no link and no secret',
    (kind) => {
      const { subject, text, html } = writeNoticeMail({ ...NOTICE, kind }, SENDER);
      expect(subject).toMatch(/ระบบสมาชิกออนไลน์/);
      expect(text + html).not.toMatch(/https?:|www\.|href|<a |<img|001234/);
      expect(html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, '')).toContain(text.replaceAll(/\s+/g, ''));
    },
  );

  it('holds a code to type, and no link', () => {
    const { subject, text, html } = writeNoticeMail(
      { ...NOTICE, kind: 'identity-code', code: '004217' },
      SENDER,
    );
    expect(subject).not.toContain('004217');
    expect(text).toContain('\nรหัสยืนยัน 004217\n');
    expect(html).toContain('รหัสยืนยัน 004217');
    expect(text + html).not.toMatch(/https?:|www\.|href|<a |<img|001234/);
  });

  it('escapes markup in names', () => {
    const { html } = writeNoticeMail({ ...NOTICE, fullName: '<img src=x onerror=y> & "Z"' }, SENDER);
    expect(html).toContain('&lt;img src=x onerror=y&gt; &amp; &quot;Z&quot;');
    expect(html).not.toContain('<img');
  });

  it('sends to the cooperative without a number, where none is set', () => {
    const { text } = writeNoticeMail(NOTICE, { ...SENDER, contactPhone: '', contactHours: '' });
    expect(text).toContain('หากไม่ได้ทำ โปรดแจ้งสหกรณ์ทันที\n');
  });
});

describe('an address', () => {
  it.each(['somying@example.com', 'a.b+c@mail.example.co.th', "o'neil@example.com"])(
    'may be %s',
    (address) => {
      expect(isMailAddress(address)).toBe(true);
    },
  );

  it.each([
    '',
    '-',
    'somying',
    'somying@localhost',
    'a@b.c\r\nBcc: x@y.z',
    'a@b.c, x@y.z',
    'a@b.c;x@y.z',
    'สมหญิง@example.com',
    '"a b"@example.com',
    'A <a@b.c>',
    'a@b..c',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(250)}.com`,
  ])('may not be %j', (address) => {
    expect(isMailAddress(address)).toBe(false);
  });
});
