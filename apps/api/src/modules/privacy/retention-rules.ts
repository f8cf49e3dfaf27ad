import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Bilingual } from '../../language.ts';
import { deleteExpiredAuditEntries } from '../audit/expired-entries.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { ledgerTables } from './ledger-tables.ts';
import { receiptTables } from './receipt-tables.ts';
import { registerTables } from './register-tables.ts';

/** The configurable part: days for which everyday audit entries are kept. */
export type RetentionSettings = { auditDays: number };

/** A retention period in words for members, and the work that enforces it. */
export type RetentionRule = {
  /** The Thai is for members, the English for operators only. */
  what: Bilingual;
  kept: string;
  /** The tables that it covers. */
  tables: readonly string[];
  /**
   * Deletes a batch of at most a thousand expired rows, and returns their number. Null if nothing expires by
   * time: the words say when it is deleted.
   */
  sweep: ((trx: Transaction<Database>, now: Date) => Promise<number>) | null;
};

const DAY_MS = 24 * 3600_000;
const BATCH_SIZE = 1000;
/** The general limitation period of claims (Civil and Commercial Code, section 193/30). */
const EVIDENCE_YEARS = 10;
const NOTICE_DAYS = 90;
const POSTING_DAYS = 90;
const THROTTLE_HOURS = 24;
const KEY_HOURS = 24;
/** As long as browsers keep the device cookie. */
const DEVICE_DAYS = 400;

const SWEPT = 'แล้วลบโดยอัตโนมัติ';

/** Data from the cooperative's books, replaced by every import; two tables hold sums of entries. */
const BOOKS = [
  ...new Set([...registerTables, ...ledgerTables, ...receiptTables].flatMap(({ covers }) => covers)),
  'deposit_month',
  'deposit_kind',
];

/** The books, accounts and sessions. */
const ACCESS_RULES: readonly RetentionRule[] = [
  {
    what: {
      th: 'ทะเบียนสมาชิก หุ้น เงินฝาก เงินกู้ ใบเสร็จ ปันผล และสวัสดิการ',
      en: 'register of members, shares, deposits, loans, receipts, dividends and welfare',
    },
    kept: 'ตามที่สหกรณ์เก็บไว้ในบัญชีตามกฎหมาย ระบบนี้แสดงเท่าที่สหกรณ์นำเข้าครั้งล่าสุด',
    tables: BOOKS,
    sweep: null,
  },
  {
    what: {
      th: 'บัญชีใช้งาน รหัสผ่าน (เก็บเป็นค่าที่ถอดกลับไม่ได้) รูปประจำตัว และชื่อเล่นบัญชีเงินฝาก',
      en: 'accounts, passwords (as irreversible hashes), profile pictures and nicknames of deposit accounts',
    },
    kept: 'จนกว่าสหกรณ์จะปิดบัญชี รูปเดิมถูกลบทันทีที่เปลี่ยนรูป',
    tables: ['account', 'deposit_nickname'],
    sweep: null,
  },
  {
    what: {
      th: 'การเข้าสู่ระบบที่ยังใช้อยู่: เวลา เครื่อง ที่อยู่อินเทอร์เน็ต',
      en: 'active sessions: time, device, internet address',
    },
    kept: 'จนออกจากระบบหรือหมดเวลา แล้วลบภายใน 1 ชั่วโมง',
    tables: ['session'],
    sweep: (trx, now) =>
      remove(trx, {
        table: 'session',
        expired: sql`absolute_expires_at <= ${now} or last_seen_at + make_interval(secs => idle_seconds) <= ${now}`,
      }),
  },
  {
    what: {
      th: 'การยืนยันตัวตนก่อนตั้งรหัสผ่าน และการตรวจว่าไม่ใช่โปรแกรม',
      en: 'proofs of identity before a password is set, and checks against robots',
    },
    kept: 'ใช้ได้ไม่เกิน 10 นาที แล้วลบภายใน 1 ชั่วโมง',
    tables: ['identity_ticket', 'impersonation_ticket', 'spent_proof'],
    sweep: async (trx, now) => {
      const expired = sql`expires_at <= ${now}`;
      const tables = ['identity_ticket', 'impersonation_ticket', 'spent_proof'];
      let swept = 0;
      // oxlint-disable-next-line eslint/no-await-in-loop -- one connection, one query after the other
      for (const table of tables) swept += await remove(trx, { table, expired });
      return swept;
    },
  },
  {
    what: {
      th: 'เครื่องที่เคยเข้าสู่ระบบ (เก็บเป็นค่าที่ถอดกลับไม่ได้ และคุกกี้ในเครื่องนั้น)',
      en: 'devices that signed in (as irreversible hashes, and a cookie on the device)',
    },
    kept: `${DEVICE_DAYS} วันหลังใช้ครั้งล่าสุด ${SWEPT}`,
    tables: ['device_trace'],
    sweep: (trx, now) =>
      remove(trx, { table: 'device_trace', expired: sql`seen_at < ${daysBefore(now, DEVICE_DAYS)}` }),
  },
  {
    what: {
      th: 'จำนวนครั้งที่ใส่รหัสผ่านผิด',
      en: 'counts of wrong passwords',
    },
    kept: `${THROTTLE_HOURS} ชั่วโมงหลังครั้งล่าสุด ${SWEPT}`,
    tables: ['sign_in_throttle'],
    sweep: (trx, now) =>
      remove(trx, {
        table: 'sign_in_throttle',
        expired: sql`counted_at < ${hoursBefore(now, THROTTLE_HOURS)} and coalesce(locked_until <= ${now}, true)`,
      }),
  },
];

/** Notices to members, and texts by them. */
const WRITTEN_RULES: readonly RetentionRule[] = [
  {
    what: {
      th: 'จดหมายแจ้งทางอีเมล (หลังส่งแล้ว ที่อยู่อีเมลถูกปิดบางส่วน)',
      en: 'notices by e-mail (the address is partly masked once sent)',
    },
    kept: `${NOTICE_DAYS} วัน ${SWEPT}`,
    tables: ['notice'],
    sweep: (trx, now) =>
      remove(trx, {
        table: 'notice',
        expired: sql`due_at is null and happened_at < ${daysBefore(now, NOTICE_DAYS)}`,
      }),
  },
  {
    what: {
      th: 'ที่อยู่อินเทอร์เน็ตของผู้เขียนกระทู้และข้อร้องเรียน',
      en: 'internet addresses of the authors of topics and complaints',
    },
    kept: `${POSTING_DAYS} วัน ${SWEPT}`,
    tables: ['visitor_post'],
    sweep: (trx, now) =>
      remove(trx, { table: 'visitor_post', expired: sql`created_at < ${daysBefore(now, POSTING_DAYS)}` }),
  },
  {
    what: {
      th: 'รหัสที่กันข้อความเดียวกันถูกบันทึกซ้ำ พร้อมคำตอบของระบบ (เก็บเป็นค่าที่อ่านไม่ได้)',
      en: 'keys that prevent the same text from being stored twice, with the answers (unreadable)',
    },
    kept: `${KEY_HOURS} ชั่วโมง ${SWEPT}`,
    tables: ['idempotency_key'],
    sweep: (trx, now) =>
      remove(trx, { table: 'idempotency_key', expired: sql`claimed_at < ${hoursBefore(now, KEY_HOURS)}` }),
  },
  {
    what: {
      th: 'กระทู้ คำตอบ ความต้องการและข้อร้องเรียนที่ท่านเขียน',
      en: 'topics, answers, requests and complaints that members wrote',
    },
    kept: 'จนกว่าท่านหรือสหกรณ์จะนำออก',
    tables: ['board_topic', 'board_answer', 'demand'],
    sweep: null,
  },
];

/** Records that may be needed as evidence. */
const EVIDENCE_RULES: readonly RetentionRule[] = [
  {
    what: {
      th: 'ข้อกำหนดที่ยอมรับ และความยินยอม',
      en: 'accepted terms, and consents',
    },
    kept: `ครั้งล่าสุดเก็บไว้ตลอด ครั้งก่อนหน้า ${EVIDENCE_YEARS} ปี ${SWEPT}`,
    tables: ['terms_acceptance', 'consent_decision'],
    sweep: async (trx, now) => {
      const before = yearsBefore(now, EVIDENCE_YEARS);
      const consents = await remove(trx, {
        table: 'consent_decision',
        expired: sql`decided_at < ${before} and exists (
          select from consent_decision as later
          where later.membership_no = consent_decision.membership_no
            and later.code = consent_decision.code and later.id > consent_decision.id)`,
      });
      const terms = await remove(trx, {
        table: 'terms_acceptance',
        expired: sql`accepted_at < ${before} and exists (
          select from terms_acceptance as later
          where later.membership_no = terms_acceptance.membership_no
            and later.version > terms_acceptance.version)`,
      });
      return consents + terms;
    },
  },
  {
    what: {
      th: 'คำขอเรื่องข้อมูลส่วนบุคคล',
      en: 'privacy requests',
    },
    kept: `${EVIDENCE_YEARS} ปีหลังตอบ ${SWEPT}`,
    tables: ['privacy_request'],
    sweep: (trx, now) =>
      remove(trx, {
        table: 'privacy_request',
        expired: sql`answered_at < ${yearsBefore(now, EVIDENCE_YEARS)}`,
      }),
  },
  {
    what: {
      th: 'ยอดที่สหกรณ์ขอให้ยืนยัน และคำตอบของท่าน',
      en: 'balances that members were asked to confirm, and their answers',
    },
    kept: `${EVIDENCE_YEARS} ปี ${SWEPT}`,
    tables: ['balance_confirmation', 'confirmation_line'],
    // The lines are deleted with their confirmation.
    sweep: (trx, now) =>
      remove(trx, {
        table: 'balance_confirmation',
        expired: sql`open_until < ${yearsBefore(now, EVIDENCE_YEARS)}`,
      }),
  },
  {
    what: {
      th: 'ทะเบียนเอกสารที่พิมพ์ เพื่อตรวจว่าตรงกับต้นฉบับ',
      en: 'register of printed documents, to check copies against the original',
    },
    kept: `${EVIDENCE_YEARS} ปี ${SWEPT}`,
    tables: ['issued_document', 'issued_document_detail'],
    // The details are deleted with their document.
    sweep: (trx, now) =>
      remove(trx, {
        table: 'issued_document',
        expired: sql`issued_at < ${yearsBefore(now, EVIDENCE_YEARS)}`,
      }),
  },
];

/** Every rule, in the order of the privacy page; the retention job follows the same list. */
export function retentionRules({ auditDays }: RetentionSettings, audit: AuditLog): readonly RetentionRule[] {
  return [
    ...ACCESS_RULES,
    ...WRITTEN_RULES,
    {
      what: {
        th: 'ประวัติการใช้งาน: เข้าสู่ระบบ เปิดเอกสาร เปลี่ยนรหัสผ่าน',
        en: 'account activity: sign-ins, opened documents, password changes',
      },
      kept: `${auditDays} วัน ${SWEPT} การยอมรับข้อกำหนด ความยินยอม คำตอบยืนยันยอด และทุกอย่างที่เจ้าหน้าที่ทำ ${EVIDENCE_YEARS} ปี`,
      tables: ['audit_entry', 'audit_link'],
      sweep: (trx, now) =>
        deleteExpiredAuditEntries(trx, audit, {
          everyday: daysBefore(now, auditDays),
          longTerm: yearsBefore(now, EVIDENCE_YEARS),
        }),
    },
    ...EVIDENCE_RULES,
  ];
}

/** Locked rows are left for the next run. */
async function remove(
  trx: Transaction<Database>,
  { table, expired }: { table: string; expired: RawBuilder<unknown> },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.id(table)} where ctid in (
      select ctid from ${sql.id(table)} where ${expired} limit ${BATCH_SIZE} for update skip locked)`.execute(
    trx,
  );
  return Number(numAffectedRows);
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * 3600_000);
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

function yearsBefore(now: Date, years: number): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}
