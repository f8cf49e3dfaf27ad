import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { describeFailure } from '../../modules/mail/mail-error.ts';
import { readMailQueue } from '../../modules/mail/mail-queue.ts';
import { composeMail } from '../../modules/mail/notice-mail.ts';
import { createMailTransport } from '../../modules/mail/mail-transport.ts';
import { fault, type Finding, ok, warning } from './finding.ts';

/** A server polls for due mails every few seconds. */
const LATE_MS = 15 * 60_000;

/** Connects to the mail server without sending anything. */
export async function checkMailServer({ mail }: Pick<Config, 'mail'>): Promise<Finding[]> {
  if (mail.smtpUrl === null) {
    return [ok(`จดหมายถูกเขียนเป็นไฟล์ใน ${mail.folder}`, `Mails are written to files in ${mail.folder}`)];
  }
  const transport = createMailTransport(mail);
  const server = new URL(mail.smtpUrl).host;
  try {
    await transport.verify();
    return [ok(`ต่อกับเซิร์ฟเวอร์จดหมาย ${server} ได้`, `The mail server ${server} accepts connections`)];
  } catch (error) {
    const reason = describeFailure(error);
    return [
      fault(
        `ต่อกับเซิร์ฟเวอร์จดหมาย ${server} ไม่ได้ (${reason})`,
        `The mail server ${server} cannot be used (${reason})`,
      ),
    ];
  } finally {
    transport.close();
  }
}

/** Sends a mail that shows the operator that mails arrive, and what they look like. */
export async function sendTestMail(
  { mail, runtime }: Pick<Config, 'mail' | 'runtime'>,
  to: string,
): Promise<Finding[]> {
  const transport = createMailTransport(mail);
  try {
    const mailContent = composeMail('จดหมายทดสอบจากระบบสมาชิก', [
      ['ระบบสมาชิกส่งจดหมายถึงที่อยู่นี้ได้', 'The member portal can send mail to this address.'],
      [runtime.coopNameTH],
    ]);
    await transport.deliver({ id: randomUUID(), to, fromName: runtime.coopNameTH, ...mailContent });
    return [
      ok(`ส่งจดหมายทดสอบถึง ${to} แล้ว ตรวจกล่องจดหมาย`, `A test mail was sent to ${to}: look into the mailbox`),
    ];
  } catch (error) {
    const reason = describeFailure(error);
    return [
      fault(`ส่งจดหมายทดสอบถึง ${to} ไม่ได้ (${reason})`, `A test mail to ${to} cannot be sent (${reason})`),
    ];
  } finally {
    transport.close();
  }
}

/** Finds mails that have waited too long or were abandoned. */
export async function checkMailQueue(db: Kysely<Database>, now: Date): Promise<Finding[]> {
  const { waiting, oldestDueAt, givenUp, lastError } = await readMailQueue(db);
  const reason = lastError === null ? '' : ` (${lastError})`;
  const found: Finding[] = [];
  if (oldestDueAt !== null && now.getTime() - oldestDueAt.getTime() > LATE_MS) {
    found.push(
      warning(
        `จดหมาย ${waiting} ฉบับรออยู่ เก่าที่สุดควรส่งตั้งแต่ ${oldestDueAt.toISOString()}: ไม่มีเซิร์ฟเวอร์ที่กำลังส่ง`,
        `Mails waiting: ${waiting}, the oldest since ${oldestDueAt.toISOString()}: no server sends them`,
      ),
    );
  }
  if (givenUp > 0) {
    found.push(
      warning(
        `ส่งไม่สำเร็จและเลิกส่ง ${givenUp} ฉบับใน 90 วันที่ผ่านมา${reason}`,
        `Mails of the last 90 days that could not be sent: ${givenUp}${reason}`,
      ),
    );
  }
  if (found.length > 0) return found;
  return [ok(`จดหมายรอส่ง ${waiting} ฉบับ${reason}`, `Mails waiting to be sent: ${waiting}${reason}`)];
}
