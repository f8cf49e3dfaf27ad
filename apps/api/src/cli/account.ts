import { parseArgs } from 'node:util';
import { PASSWORD_ISSUE_TEXTS, type PasswordIssue } from '@sahakorn/contract/password-rule';
import { PASSWORD_MAX_LENGTH } from '@sahakorn/contract/values';
import { formatMoment } from '../date-words.ts';
import { withAdvisoryLock } from '../db/advisory-lock.ts';
import { AuditLog } from '../modules/audit/audit-log.ts';
import { AccountAdministration, type AccountAction } from '../modules/account/account-administration.ts';
import { type Candidate, createAccountQueries } from '../modules/account/account-queries.ts';
import { AccountRefused, createAccountService } from '../modules/account/account-service.ts';
import { TEMPORARY_PASSWORD_HOURS } from '../modules/session/temporary-password.ts';
import { createPasswordQueries } from '../modules/account/password-queries.ts';
import { ATTEMPT_KINDS, passwordSubject } from '../modules/session/attempt-subjects.ts';
import type { Bilingual, Language, WordTable } from '../language.ts';
import { OperatorError } from '../operator-error.ts';
import { promptPassword, PasswordPromptCancelled } from './prompt-password.ts';
import { toTerminalLine } from '../terminal-text.ts';
import type { Command, CommandIo, Terminal } from './command.ts';
import { withDatabase } from './command.ts';
import { readMembershipNo, readStaff } from './staff-arguments.ts';

const EXIT_CANCELLED = 130;
const USAGE = {
  th: 'พิมพ์: npm run portal -- account create เลขสมาชิก (วิธีอื่นดูที่ account --help)',
  en: 'Type: npm run portal -- account create MEMBERSHIP_NO (for the others see account --help)',
};

const PERFORMED: Readonly<Record<AccountAction, (membershipNo: string) => Bilingual>> = {
  close: (membershipNo) => ({
    th: `ปิดบัญชีของสมาชิก ${membershipNo} แล้ว`,
    en: `The account of member ${membershipNo} was closed.`,
  }),
  open: (membershipNo) => ({
    th: `เปิดบัญชีอีกครั้งของสมาชิก ${membershipNo} แล้ว`,
    en: `The account of member ${membershipNo} was opened again.`,
  }),
  reset: (membershipNo) => ({
    th: `ให้ตั้งรหัสผ่านใหม่ของสมาชิก ${membershipNo} แล้ว`,
    en: `Member ${membershipNo} must now set another password.`,
  }),
  'end-sessions': (membershipNo) => ({
    th: `ให้ออกจากระบบทุกเครื่องของสมาชิก ${membershipNo} แล้ว`,
    en: `Member ${membershipNo} was signed out everywhere.`,
  }),
};

const WORDS = {
  oneNumber: {
    th: 'ระบุเลขสมาชิกเลขเดียว ส่วนรหัสผ่านรับทางแป้นพิมพ์หรือ standard input เท่านั้น',
    en: 'Give one membership number; the password is only typed or read from standard input.',
  },
  administerUsage: (action: AccountAction) => ({
    th: `พิมพ์: npm run portal -- account ${action} เลขสมาชิก --staff ชื่อเจ้าหน้าที่`,
    en: `Type: npm run portal -- account ${action} MEMBERSHIP_NO --staff NAME`,
  }),
  noAccount: (membershipNo: string) => ({
    th: `สมาชิกเลขที่ ${membershipNo} ไม่มีบัญชีใช้งาน`,
    en: `Member ${membershipNo} has no account.`,
  }),
  sessionsEnded: (sessions: number) => ({
    th: ` ออกจากระบบแล้ว ${sessions} เครื่อง`,
    en: ` Sessions ended: ${sessions}.`,
  }),
  letMemberType: (who: string) => ({
    th: `ให้สมาชิก ${who} พิมพ์รหัสผ่านของตนเอง`,
    en: `Let the member ${who} type their own password.`,
  }),
  created: (who: string) => ({
    th: `สร้างบัญชีให้ ${who} แล้ว สมาชิกจะยอมรับข้อกำหนดเองเมื่อเข้าระบบครั้งแรก`,
    en: `The account of ${who} was created. The member accepts the terms at the first sign-in.`,
  }),
  firstPassword: (who: string, password: string, end: Bilingual) => ({
    th: [
      `สร้างบัญชีให้ ${who} แล้ว`,
      `รหัสผ่านครั้งแรก: ${password}`,
      `เข้าสู่ระบบได้ครั้งเดียว ไม่เกิน ${end.th} แล้วสมาชิกต้องตั้งรหัสผ่านของตนเองก่อนใช้งาน`,
      'แจ้งสมาชิกโดยตรงเท่านั้น รหัสนี้แสดงครั้งเดียวและไม่ได้เก็บไว้',
    ].join('\n'),
    en: [
      `The account of ${who} was created.`,
      `First password: ${password}`,
      `It works once, until ${end.en}; the member must then set a password of their own before using the portal.`,
      'Tell it to the member directly, and to no one else. It is shown once and was not stored.',
    ].join('\n'),
  }),
  cancelled: { th: 'หยุดตามคำสั่ง ไม่ได้สร้างบัญชี', en: 'Cancelled: no account was created.' },
  unknown: (membershipNo: string) => ({
    th: `ไม่มีสมาชิกเลขที่ ${membershipNo} ในทะเบียน`,
    en: `There is no member ${membershipNo} in the register.`,
  }),
  resigned: (membershipNo: string) => ({
    th: `สมาชิกเลขที่ ${membershipNo} พ้นสภาพแล้ว จึงไม่สร้างบัญชี`,
    en: `Member ${membershipNo} has left the cooperative: no account was created.`,
  }),
  exists: (membershipNo: string) => ({
    th: `สมาชิกเลขที่ ${membershipNo} มีบัญชีอยู่แล้ว`,
    en: `Member ${membershipNo} already has an account.`,
  }),
  passwordRefused: { th: 'ไม่รับรหัสผ่านนี้', en: 'This password is refused:' },
} satisfies WordTable;

const PASSWORD_ISSUES: Readonly<Record<PasswordIssue, string>> = {
  'too-short':
    'It needs 12 characters, or 8 with three of these: lower-case letters, upper-case letters, digits, symbols.',
  'too-long': `It may have at most ${PASSWORD_MAX_LENGTH} characters.`,
  personal:
    'It must not be the membership number, the ID card number, the birthday, a name, the phone number or the name of the cooperative.',
  common: 'It must not be a common password.',
  unchanged: 'It must not be the present password.',
};

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

function runAccount(args: string[], io: CommandIo, language: Language): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { staff: { type: 'string' }, 'first-password': { type: 'boolean', default: false } },
  });
  const [action = '', number, ...others] = positionals;
  if (isAccountAction(action)) return administer(action, number, values.staff, { io, language });
  if (action !== 'create' || number === undefined) throw new OperatorError(USAGE);
  if (others.length > 0) throw new OperatorError(WORDS.oneNumber);
  const membershipNo = readMembershipNo(number);
  const terminal = { io, language };
  if (!values['first-password']) {
    return explainRefusals(membershipNo, terminal, () => create(membershipNo, terminal));
  }
  const staff = readStaff(values.staff, io);
  return explainRefusals(membershipNo, terminal, () => setFirstPassword({ membershipNo, staff }, terminal));
}

function isAccountAction(action: string): action is AccountAction {
  return Object.hasOwn(PERFORMED, action);
}

async function administer(
  action: AccountAction,
  number: string | undefined,
  given: string | undefined,
  { io, language }: Terminal,
): Promise<number> {
  if (number === undefined || given === undefined || given.trim() === '') {
    throw new OperatorError(WORDS.administerUsage(action));
  }
  const staff = readStaff(given, io);
  const membershipNo = readMembershipNo(number);
  return withDatabase(io, async ({ db }) => {
    const now = () => new Date();
    const administration = new AccountAdministration({ db, audit: new AuditLog({ now }), now });
    const sessions = await administration.perform(action, { membershipNo, staff });
    if (sessions === null) throw new OperatorError(WORDS.noAccount(membershipNo));
    const ended = sessions > 0 ? WORDS.sessionsEnded(sessions)[language] : '';
    io.stdout.write(`${PERFORMED[action](membershipNo)[language]}${ended}\n`);
    return 0;
  });
}

function create(membershipNo: string, { io, language }: Terminal): Promise<number> {
  return withDatabase(io, async ({ db }, { runtime: coop }) => {
    const now = () => new Date();
    const accounts = createAccountService({ queries: createAccountQueries(db), coop, now });
    const candidate = await accounts.findCandidate(membershipNo);
    const who = getName(candidate);
    io.stderr.write(`${WORDS.letMemberType(who)[language]}\n`);
    const password = await promptPassword(io.stdin, io.stderr, language);
    await db.transaction().execute(async (trx) => {
      const inTransaction = createAccountService({ queries: createAccountQueries(trx), coop, now });
      await inTransaction.createAccount(candidate, password);
      const entry = { kind: 'account-given', membershipNo, address: '', userAgent: '' } as const;
      await new AuditLog({ now }).append(trx, entry);
    });
    io.stdout.write(`${WORDS.created(who)[language]}\n`);
    return 0;
  });
}

function setFirstPassword(
  { membershipNo, staff }: { membershipNo: string; staff: string },
  { io, language }: Terminal,
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
    const end = { th: formatMoment(until, 'th'), en: formatMoment(until, 'en') };
    io.stdout.write(`${WORDS.firstPassword(who, password, end)[language]}\n`);
    return 0;
  });
}

function getName({ membershipNo, prename, memberName, memberSurname }: Candidate): string {
  return toTerminalLine(`${membershipNo} ${prename}${memberName} ${memberSurname}`);
}

async function explainRefusals(
  membershipNo: string,
  { io, language }: Terminal,
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AccountRefused) throw explain(error, membershipNo);
    if (!(error instanceof PasswordPromptCancelled)) throw error;
    io.stderr.write(`${WORDS.cancelled[language]}\n`);
    return EXIT_CANCELLED;
  }
}

function explain({ refusal, issues }: AccountRefused, membershipNo: string): OperatorError {
  if (refusal !== 'password') return new OperatorError(WORDS[refusal](membershipNo));
  const explainIn = (language: Language) =>
    [
      WORDS.passwordRefused[language],
      ...issues.map((issue) => `  ${(language === 'th' ? PASSWORD_ISSUE_TEXTS : PASSWORD_ISSUES)[issue]}`),
    ].join('\n');
  return new OperatorError({ th: explainIn('th'), en: explainIn('en') });
}
