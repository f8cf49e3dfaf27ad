import { formatThaiDate, formatThaiTime } from '@sahakorn/thai/date';
import type { NoticeKind } from '../../db/account-schema.ts';
import type { DueNotice } from './notice-queries.ts';

/** Who writes. */
export type Sender = { coopName: string; contactPhone: string; contactHours: string };

/**
 * The subject and bodies of a mail. It never contains a link, so that
 * members learn not to trust links in mail.
 */
export type MailContent = { subject: string; text: string; html: string };

type NoticeText = { subject: string; done: string; effect: string };

const ALL_SIGNED_OUT = 'ทุกเครื่องที่เข้าสู่ระบบไว้ถูกออกจากระบบแล้ว';

const NOTICE_TEXTS: Readonly<Record<NoticeKind, NoticeText>> = {
  registered: {
    subject: 'ลงทะเบียนระบบสมาชิกออนไลน์แล้ว',
    done: 'มีการลงทะเบียนใช้ระบบสมาชิกออนไลน์ด้วยเลขสมาชิกของท่าน',
    effect: 'เข้าสู่ระบบได้ด้วยเลขสมาชิกและรหัสผ่านที่ตั้งไว้',
  },
  'password-changed': {
    subject: 'เปลี่ยนรหัสผ่านระบบสมาชิกออนไลน์แล้ว',
    done: 'มีการเปลี่ยนรหัสผ่านระบบสมาชิกออนไลน์ของท่าน',
    effect: 'เครื่องอื่นที่เข้าสู่ระบบไว้ถูกออกจากระบบทั้งหมด',
  },
  'identity-code': {
    subject: 'รหัสยืนยันตัวตน ระบบสมาชิกออนไลน์',
    done: 'มีการขอตั้งรหัสผ่านระบบสมาชิกออนไลน์ด้วยเลขสมาชิกของท่าน',
    effect: 'พิมพ์รหัสนี้ในหน้าที่ขอไว้ภายใน 10 นาที ใช้ได้ครั้งเดียว และอย่าบอกผู้ใด แม้แต่เจ้าหน้าที่',
  },
  'new-device': {
    subject: 'เข้าสู่ระบบสมาชิกออนไลน์จากอุปกรณ์ใหม่',
    done: 'มีการเข้าสู่ระบบสมาชิกออนไลน์ด้วยเลขสมาชิกของท่าน จากอุปกรณ์ที่ไม่เคยใช้มาก่อน',
    effect: 'หากไม่ใช่ท่าน เปลี่ยนรหัสผ่านทันที เครื่องอื่นทั้งหมดจะถูกออกจากระบบ',
  },
  'password-reset': {
    subject: 'ตั้งรหัสผ่านระบบสมาชิกออนไลน์ใหม่แล้ว',
    done: 'มีการตั้งรหัสผ่านระบบสมาชิกออนไลน์ของท่านใหม่ ผ่านเมนูลืมรหัสผ่าน',
    effect: ALL_SIGNED_OUT,
  },
};

const DIGITS_SHOWN = 3;

/** Writes a notice in plain text, and the same as simple HTML. */
export function writeNoticeMail(notice: DueNotice, sender: Sender): MailContent {
  const { subject, done, effect } = NOTICE_TEXTS[notice.kind];
  const when = notice.happenedAt.toISOString();
  const hidden = notice.membershipNo.length - DIGITS_SHOWN;
  const paragraphs = [
    [`เรียน ${notice.fullName}`],
    [
      `${done} เมื่อวันที่ ${formatThaiDate(when)} เวลา ${formatThaiTime(when)}`,
      `เลขสมาชิก ${'x'.repeat(hidden)}${notice.membershipNo.slice(hidden)}`,
      `อุปกรณ์ ${notice.device}`,
      ...(notice.code === null ? [] : [`รหัสยืนยัน ${notice.code}`]),
      effect,
    ],
    [`หากท่านทำรายการนี้เอง ไม่ต้องทำอะไรอีก หากไม่ได้ทำ ${getContact(sender)}`],
    ['จดหมายนี้ไม่มีลิงก์ สหกรณ์ไม่ส่งลิงก์ให้กรอกรหัสผ่าน และไม่ขอรหัสผ่านจากท่านไม่ว่าทางใด'],
    [sender.coopName],
  ];
  return composeMail(subject, paragraphs);
}

/** A mail of paragraphs of lines, as plain text and as simple HTML. */
export function composeMail(subject: string, paragraphs: readonly (readonly string[])[]): MailContent {
  const text = `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`;
  const body = paragraphs.map((lines) => `<p>${lines.map(escapeHtml).join('<br>')}</p>`).join('\n');
  const html = `<!doctype html>\n<html lang="th"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>\n${body}\n</body></html>\n`;
  return { subject, text, html };
}

function getContact({ contactPhone, contactHours }: Sender): string {
  if (contactPhone === '') return 'โปรดแจ้งสหกรณ์ทันที';
  return `โปรดแจ้งสหกรณ์ทันทีที่โทร. ${contactPhone}${contactHours === '' ? '' : ` (${contactHours})`}`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
