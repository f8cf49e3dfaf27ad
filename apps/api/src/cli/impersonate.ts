import { parseArgs } from 'node:util';
import { IMPERSONATION_START_PATH, IMPERSONATION_TICKET_SECONDS } from '@sahakorn/contract/impersonation';
import { AuditLog } from '../modules/audit/audit-log.ts';
import {
  ImpersonationRefused,
  type ImpersonationRefusal,
  ImpersonationService,
  type Permission,
} from '../modules/impersonation/impersonation-service.ts';
import type { Bilingual, Language, WordTable } from '../language.ts';
import { OperatorError } from '../operator-error.ts';
import type { Command, CommandIo } from './command.ts';
import { withDatabase } from './command.ts';
import { readMembershipNo, readReason, readStaff } from './staff-arguments.ts';

const WORDS = {
  usage: {
    th: 'พิมพ์: npm run portal -- impersonate เลขสมาชิก --staff ชื่อเจ้าหน้าที่ --reason เหตุผล',
    en: 'Type: npm run portal -- impersonate MEMBERSHIP_NO --staff NAME --reason TEXT',
  },
  openLink: (membershipNo: string) => ({
    th: `เปิดลิงก์นี้ภายใน ${IMPERSONATION_TICKET_SECONDS} วินาที ใช้ได้ครั้งเดียว สมาชิก ${membershipNo} จะเห็นชื่อและเหตุผลของท่าน`,
    en: `Open this link within ${IMPERSONATION_TICKET_SECONDS} seconds; it works once. Member ${membershipNo} will see your name and reason.`,
  }),
} satisfies WordTable;

const REFUSALS: Readonly<Record<ImpersonationRefusal, (membershipNo: string) => Bilingual>> = {
  off: () => ({
    th: 'การดูข้อมูลแทนสมาชิกปิดอยู่ (IMPERSONATION=off)',
    en: 'Viewing the portal as a member is turned off (IMPERSONATION=off).',
  }),
  unknown: (membershipNo) => ({
    th: `ไม่มีสมาชิกเลขที่ ${membershipNo} ในทะเบียน`,
    en: `There is no member ${membershipNo} in the register.`,
  }),
  'no-account': (membershipNo) => ({
    th: `สมาชิกเลขที่ ${membershipNo} ยังไม่มีบัญชีใช้งาน`,
    en: `Member ${membershipNo} has no account yet.`,
  }),
  closed: (membershipNo) => ({
    th: `สมาชิกเลขที่ ${membershipNo} พ้นสภาพหรือบัญชีปิดใช้งานแล้ว`,
    en: `Member ${membershipNo} has left the cooperative, or the account is closed.`,
  }),
};

/** Lets an officer view the portal as a member. */
export const impersonateCommand: Command = {
  name: 'impersonate',
  summary: {
    th: 'พิมพ์ลิงก์ให้เจ้าหน้าที่ดูพอร์ทัลอย่างที่สมาชิกคนหนึ่งเห็น',
    en: 'Print a link that shows an officer the portal as one member sees it.',
  },
  usage: {
    th: `เลขสมาชิก --staff ชื่อ --reason เหตุผล

  ลิงก์ใช้ได้ครั้งเดียว ภายใน ${IMPERSONATION_TICKET_SECONDS} วินาที ดูได้อย่างเดียว แก้ไขไม่ได้ นาน 15 นาที
  สมาชิกเห็นชื่อและเหตุผลในประวัติการใช้งาน และทุกการเรียกดูถูกบันทึก`,
    en: `MEMBERSHIP_NO --staff NAME --reason TEXT

  The link works once, within ${IMPERSONATION_TICKET_SECONDS} seconds. The session is read-only and lasts 15 minutes.
  The member sees the name and the reason in the account activity, and every call is
  audited.`,
  },
  run: runImpersonate,
};

async function runImpersonate(args: string[], io: CommandIo, language: Language): Promise<number> {
  const permission = readArguments(args, io);
  return withDatabase(io, async ({ db }, config) => {
    const now = () => new Date();
    const service = new ImpersonationService({ db, audit: new AuditLog({ now }), config, now });
    try {
      const ticket = await service.allow(permission);
      const origin = config.publicOrigin ?? `http://${config.host}:${config.port}`;
      io.stderr.write(`${WORDS.openLink(permission.membershipNo)[language]}\n`);
      io.stdout.write(`${origin}${IMPERSONATION_START_PATH}?ticket=${ticket}\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof ImpersonationRefused)) throw error;
      throw new OperatorError(REFUSALS[error.refusal](permission.membershipNo));
    }
  });
}

function readArguments(args: string[], io: CommandIo): Permission {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { staff: { type: 'string' }, reason: { type: 'string' } },
  });
  const [number, ...others] = positionals;
  const { staff = '', reason = '' } = values;
  if (number === undefined || others.length > 0 || staff.trim() === '' || reason.trim() === '') {
    throw new OperatorError(WORDS.usage);
  }
  const membershipNo = readMembershipNo(number);
  return { membershipNo, staff: readStaff(staff, io), reason: readReason(reason) };
}
