import { parseArgs } from 'node:util';
import { PASSWORD_ISSUE_TEXTS } from '@sahakorn/contract/password-rule';
import { formatThaiDate } from '@sahakorn/thai/date';
import { isMembershipNo, padMembershipNo } from '@sahakorn/thai/membership-no';
import { withAdvisoryLock } from '../db/advisory-lock.ts';
import { AuditLog } from '../modules/audit/audit-log.ts';
import { AccountAdministration, type AccountAction } from '../modules/account/account-administration.ts';
import { type Candidate, createAccountQueries } from '../modules/account/account-queries.ts';
import { AccountRefused, createAccountService } from '../modules/account/account-service.ts';
import type { AccountRefusal } from '../modules/account/account-service.ts';
import { TEMPORARY_PASSWORD_HOURS } from '../modules/session/temporary-password.ts';
import { createPasswordQueries } from '../modules/account/password-queries.ts';
import { ATTEMPT_KINDS, passwordSubject } from '../modules/session/attempt-subjects.ts';
import { OperatorError } from '../operator-error.ts';
import { promptPassword, PasswordPromptCancelled } from './prompt-password.ts';
import { toTerminalLine } from '../terminal-text.ts';
import type { Command, CommandIo } from './command.ts';
import { withDatabase } from './command.ts';
import { readStaff } from './staff-arguments.ts';

const EXIT_CANCELLED = 130;
const USAGE = 'พิมพ์: npm run portal -- account create เลขสมาชิก (วิธีอื่นดูที่ account --help)';

/** Creates an account with a password for a member of the register. */
export const accountCommand: Command = {
  name: 'account',
  summary: {
    th: 'สร้าง ปิด หรือรีเซ็ตบัญชีของสมาชิก หรือให้ออกจากระบบทุกเครื่อง',
    en: "Create, close or reset a member's account, or end its sessions.",
  },
  usage: {
    th: `create เลขสมาชิก
  npm run portal -- account create เลขสมาชิก --first-password --staff ชื่อ
  npm run portal -- account close|open|reset|end-sessions เลขสมาชิก --staff ชื่อ

  create: สมาชิกพิมพ์รหัสผ่านของตนเอง ระบบถามสองครั้ง หรืออ่านหนึ่งบรรทัดจาก standard input
  ไม่รับรหัสผ่านในบรรทัดคำสั่ง สมาชิกยอมรับข้อกำหนดเองเมื่อเข้าระบบครั้งแรก
  --first-password: สำหรับสมาชิกที่ไม่ได้มาเอง พิมพ์รหัสผ่านชั่วคราวที่ใช้ได้ครั้งเดียวภายใน
  ${TEMPORARY_PASSWORD_HOURS} ชั่วโมง สมาชิกต้องตั้งรหัสผ่านใหม่ก่อนใช้พอร์ทัล สั่งซ้ำเพื่อออกรหัสใหม่แทน
  หลัง reset ใช้ออกรหัสผ่านให้สมาชิกที่ลืมรหัสผ่านของตน
  close: สมาชิกเข้าระบบไม่ได้ open ยกเลิกการปิด reset: สมาชิกต้องตั้งรหัสผ่านใหม่ก่อนเข้าระบบ
  ครั้งต่อไป reset และ open ปลดล็อกการใส่ข้อมูลผิด ทุกคำสั่งยกเว้น open ให้ออกจากระบบทุกเครื่อง สมาชิกเห็นชื่อผู้ทำในประวัติการใช้งาน`,
    en: `create MEMBERSHIP_NO
  npm run portal -- account create MEMBERSHIP_NO --first-password --staff NAME
  npm run portal -- account close|open|reset|end-sessions MEMBERSHIP_NO --staff NAME

  create: the member types their own password. It is asked for twice, or read as one line from
  standard input; it is never an argument. The member accepts the terms at the first sign-in.
  --first-password: for a member who is not present. Prints a temporary password that works once within
  ${TEMPORARY_PASSWORD_HOURS} hours; the member must replace it before using the portal. The same
  command again replaces it. After reset it gives a password to a member who has forgotten theirs.
  close: the member cannot sign in; open reverts that. reset: the member must set another
  password before the next sign-in. reset and open also lift the locks of wrong attempts. All but open end all sessions of the member. The member
  sees who did it in the account activity.`,
  },
  run: runAccount,
};

const ACTIONS: Readonly<Record<AccountAction, string>> = {
  close: 'ปิดบัญชี',
  open: 'เปิดบัญชีอีกครั้ง',
  reset: 'ให้ตั้งรหัสผ่านใหม่',
  'end-sessions': 'ให้ออกจากระบบทุกเครื่อง',
};

function runAccount(args: string[], io: CommandIo): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { staff: { type: 'string' }, 'first-password': { type: 'boolean', default: false } },
  });
  const [action = '', number, ...others] = positionals;
  if (isAccountAction(action)) return administer(action, number, values.staff, io);
  if (action !== 'create' || number === undefined) throw new OperatorError(USAGE);
  if (others.length > 0) {
    throw new OperatorError('ระบุเลขสมาชิกเลขเดียว ส่วนรหัสผ่านรับทางแป้นพิมพ์หรือ standard input เท่านั้น');
  }
  const membershipNo = readNumber(number);
  if (!values['first-password']) return explainRefusals(membershipNo, io, () => create(membershipNo, io));
  const staff = readStaff(values.staff, io);
  return explainRefusals(membershipNo, io, () => setFirstPassword({ membershipNo, staff }, io));
}

function isAccountAction(action: string): action is AccountAction {
  return Object.hasOwn(ACTIONS, action);
}

async function administer(
  action: AccountAction,
  number: string | undefined,
  given: string | undefined,
  io: CommandIo,
): Promise<number> {
  if (number === undefined || given === undefined || given.trim() === '') {
    throw new OperatorError(`พิมพ์: npm run portal -- account ${action} เลขสมาชิก --staff ชื่อเจ้าหน้าที่`);
  }
  const staff = readStaff(given, io);
  const membershipNo = readNumber(number);
  return withDatabase(io, async ({ db }) => {
    const now = () => new Date();
    const administration = new AccountAdministration({ db, audit: new AuditLog({ now }), now });
    const sessions = await administration.perform(action, { membershipNo, staff });
    if (sessions === null) throw new OperatorError(`สมาชิกเลขที่ ${membershipNo} ไม่มีบัญชีใช้งาน`);
    const ended = sessions > 0 ? ` ออกจากระบบแล้ว ${sessions} เครื่อง` : '';
    io.stdout.write(`${ACTIONS[action]}ของสมาชิก ${membershipNo} แล้ว${ended}\n`);
    return 0;
  });
}

function create(membershipNo: string, io: CommandIo): Promise<number> {
  return withDatabase(io, async ({ db }, { runtime: coop }) => {
    const now = () => new Date();
    const accounts = createAccountService({ queries: createAccountQueries(db), coop, now });
    const candidate = await accounts.findCandidate(membershipNo);
    const who = getName(candidate);
    io.stderr.write(`ให้สมาชิก ${who} พิมพ์รหัสผ่านของตนเอง\n`);
    const password = await promptPassword(io.stdin, io.stderr);
    await db.transaction().execute(async (trx) => {
      const inTransaction = createAccountService({ queries: createAccountQueries(trx), coop, now });
      await inTransaction.createAccount(candidate, password);
      const entry = { kind: 'account-given', membershipNo, address: '', userAgent: '' } as const;
      await new AuditLog({ now }).append(trx, entry);
    });
    io.stdout.write(`สร้างบัญชีให้ ${who} แล้ว สมาชิกจะยอมรับข้อกำหนดเองเมื่อเข้าระบบครั้งแรก\n`);
    return 0;
  });
}

function setFirstPassword(
  { membershipNo, staff }: { membershipNo: string; staff: string },
  io: CommandIo,
): Promise<number> {
  return withDatabase(io, async ({ db }, { runtime: coop }) => {
    const now = () => new Date();
    // Wait for a sign-in with an earlier password, so that its session is ended too.
    const { who, password, until } = await withAdvisoryLock(
      db,
      passwordSubject(membershipNo),
      async (trx) => {
        const accounts = createAccountService({ queries: createAccountQueries(trx), coop, now });
        const candidate = await accounts.findCandidate(membershipNo, { again: true });
        const given = await accounts.issueTemporaryPassword(candidate);
        const passwords = createPasswordQueries(trx);
        await passwords.deleteSessions(membershipNo, { except: null });
        await passwords.deleteThrottles(membershipNo, ATTEMPT_KINDS);
        const entry = { kind: 'account-given', membershipNo, staff, address: '', userAgent: '' } as const;
        await new AuditLog({ now }).append(trx, entry);
        return { who: getName(candidate), ...given };
      },
    );
    const end = formatThaiDate(until.toISOString(), { time: true });
    io.stdout.write(
      [
        `สร้างบัญชีให้ ${who} แล้ว`,
        `รหัสผ่านครั้งแรก: ${password}`,
        `เข้าสู่ระบบได้ครั้งเดียว ไม่เกิน ${end} แล้วสมาชิกต้องตั้งรหัสผ่านของตนเองก่อนใช้งาน`,
        'แจ้งสมาชิกโดยตรงเท่านั้น รหัสนี้แสดงครั้งเดียวและไม่ได้เก็บไว้',
        '',
      ].join('\n'),
    );
    return 0;
  });
}

function getName({ membershipNo, prename, memberName, memberSurname }: Candidate): string {
  return toTerminalLine(`${membershipNo} ${prename}${memberName} ${memberSurname}`);
}

async function explainRefusals(
  membershipNo: string,
  io: CommandIo,
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AccountRefused) throw explain(error, membershipNo);
    if (!(error instanceof PasswordPromptCancelled)) throw error;
    io.stderr.write('หยุดตามคำสั่ง ไม่ได้สร้างบัญชี\n');
    return EXIT_CANCELLED;
  }
}

function readNumber(number: string): string {
  const membershipNo = padMembershipNo(number);
  if (!isMembershipNo(membershipNo)) throw new OperatorError(`${number} ไม่ใช่เลขสมาชิก (ตัวเลข 1 ถึง 6 หลัก)`);
  return membershipNo;
}

function explain({ refusal, issues }: AccountRefused, membershipNo: string): OperatorError {
  const texts: Record<AccountRefusal, string> = {
    unknown: `ไม่มีสมาชิกเลขที่ ${membershipNo} ในทะเบียน`,
    resigned: `สมาชิกเลขที่ ${membershipNo} พ้นสภาพแล้ว จึงไม่สร้างบัญชี`,
    exists: `สมาชิกเลขที่ ${membershipNo} มีบัญชีอยู่แล้ว`,
    password: ['ไม่รับรหัสผ่านนี้', ...issues.map((issue) => `  ${PASSWORD_ISSUE_TEXTS[issue]}`)].join('\n'),
  };
  return new OperatorError(texts[refusal]);
}
