import { parseArgs } from 'node:util';
import { PASSWORD_FAULT_TEXTS } from '@sahakorn/contract/password-rule';
import { isMembershipNo, padMembershipNo } from '@sahakorn/thai/membership-no';
import { AuditLog } from '../modules/audit/audit-log.ts';
import { createAccountQueries } from '../modules/account/account-queries.ts';
import { AccountRefused, createAccountService } from '../modules/account/account-service.ts';
import type { AccountRefusal } from '../modules/account/account-service.ts';
import { OperatorError } from '../operator-error.ts';
import { askPassword, PasswordAbandoned } from './ask-password.ts';
import type { Command, CommandIo } from './command.ts';
import { withDatabase } from './command.ts';

const ABANDONED = 130;

/** Gives a member of the register a password to sign in with. */
export const accountCommand: Command = {
  name: 'account',
  summary: 'Give a member of the register an account with a password.',
  usage: `create MEMBERSHIP_NO

  The password is asked for twice, or read as one line from standard input; it is never an argument.
  The member accepts the terms at the first sign-in.`,
  run: runAccount,
};

async function runAccount(args: string[], io: CommandIo): Promise<number> {
  const membershipNo = readArguments(args);
  try {
    return await withDatabase(io, async ({ db }, { runtime: coop }) => {
      const now = () => new Date();
      const accounts = createAccountService({ queries: createAccountQueries(db), coop, now });
      const candidate = await accounts.findCandidate(membershipNo);
      const { prename, memberName, memberSurname } = candidate;
      const who = `${membershipNo} ${prename}${memberName} ${memberSurname}`;
      io.stderr.write(`ตั้งรหัสผ่านให้สมาชิก ${who}\n`);
      const password = await askPassword(io.stdin, io.stderr);
      await db.transaction().execute(async (trx) => {
        const inTransaction = createAccountService({ queries: createAccountQueries(trx), coop, now });
        await inTransaction.createAccount(candidate, password);
        const entry = { kind: 'account-given', membershipNo, address: '', userAgent: '' } as const;
        await new AuditLog({ now }).append(trx, entry);
      });
      io.stdout.write(`สร้างบัญชีให้ ${who} แล้ว สมาชิกจะยอมรับข้อกำหนดเองเมื่อเข้าระบบครั้งแรก\n`);
      return 0;
    });
  } catch (error) {
    if (error instanceof AccountRefused) throw explain(error, membershipNo);
    if (!(error instanceof PasswordAbandoned)) throw error;
    io.stderr.write('หยุดตามคำสั่ง ไม่ได้สร้างบัญชี\n');
    return ABANDONED;
  }
}

function readArguments(args: string[]): string {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [action, number, ...others] = positionals;
  if (action !== 'create' || number === undefined) {
    throw new OperatorError('พิมพ์: npm run portal -- account create เลขสมาชิก');
  }
  if (others.length > 0) {
    throw new OperatorError('ระบุเลขสมาชิกเลขเดียว ส่วนรหัสผ่านรับทางแป้นพิมพ์หรือ standard input เท่านั้น');
  }
  const membershipNo = padMembershipNo(number);
  if (!isMembershipNo(membershipNo)) throw new OperatorError(`${number} ไม่ใช่เลขสมาชิก (ตัวเลข 1 ถึง 6 หลัก)`);
  return membershipNo;
}

function explain({ refusal, faults }: AccountRefused, membershipNo: string): OperatorError {
  const texts: Record<AccountRefusal, string> = {
    unknown: `ไม่มีสมาชิกเลขที่ ${membershipNo} ในทะเบียน`,
    resigned: `สมาชิกเลขที่ ${membershipNo} พ้นสภาพแล้ว จึงไม่สร้างบัญชี`,
    exists: `สมาชิกเลขที่ ${membershipNo} มีบัญชีอยู่แล้ว`,
    password: ['ไม่รับรหัสผ่านนี้', ...faults.map((fault) => `  ${PASSWORD_FAULT_TEXTS[fault]}`)].join('\n'),
  };
  return new OperatorError(texts[refusal]);
}
