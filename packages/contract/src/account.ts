import { z } from 'zod';
import { defineCall } from './call.ts';
import { Outcome } from './envelope.ts';
import { PASSWORD_FAULT_TEXTS, type PasswordFault } from './password-rule.ts';
import { Terms } from './terms.ts';
import { NewPassword, Password } from './values.ts';

/** The `rc_code`s of a password change: success, refused by the rule, and the old password is wrong. */
export const PASSWORD_CHANGE_CODES = { changed: '1', refused: '0', wrongOldPassword: '-1' } as const;

export const memberPass = defineCall({
  id: 'member_pass',
  method: 'POST',
  path: '/api/member/member_pass',
  summary: "Change the password: rc_code '1', '0' refused by the rule, '-1' the old one is wrong",
  tag: 'session',
  access: 'session',
  allowsTemporaryPassword: true,
  writes: true,
  once: true,
  body: z.object({
    mem_password: NewPassword.meta({ description: 'The new password' }),
    mem_oldpassword: Password,
  }),
  response: Outcome,
  failures: {
    429: 'Too many wrong tries (`locked`), with `retry_after`',
    503: 'Too many people are signing in at this moment',
  },
});

/** Seconds for which a proved identity lets a password be set. */
export const IDENTITY_TICKET_SECONDS = 600;

/** The fields of registering and of a forgotten password, by their names on the wire. */
export type IdentityField =
  | 'membership_no'
  | 'id_card'
  | 'date_of_birth'
  | 'member_name'
  | 'member_surname'
  | 'password'
  | 'code'
  | 'accept_terms';

/**
 * Every entry of `errors` that is not about the password, with the field beside which it belongs; null where it is
 * about all of them. Format errors are reported at once; whether a member exists is not
 * revealed before the identity is proved.
 */
export const IDENTITY_ERRORS = {
  membershipNo: { field: 'membership_no', text: 'เลขสมาชิกต้องเป็นตัวเลข 1 ถึง 6 หลัก' },
  idCard: { field: 'id_card', text: 'เลขบัตรประชาชนไม่ถูกต้อง ตรวจสอบให้ครบ 13 หลัก' },
  dateOfBirth: { field: 'date_of_birth', text: 'วันเกิดไม่ถูกต้อง ตรวจสอบวัน เดือน และปี' },
  memberName: { field: 'member_name', text: 'กรอกชื่อตามทะเบียนสมาชิก' },
  memberSurname: { field: 'member_surname', text: 'กรอกนามสกุลตามทะเบียนสมาชิก' },
  acceptTerms: { field: 'accept_terms', text: 'ต้องยอมรับข้อกำหนดและเงื่อนไขก่อนลงทะเบียน' },
  notMatching: {
    field: null,
    text: 'ข้อมูลไม่ตรงกับทะเบียนสมาชิก ตรวจสอบทุกช่องอีกครั้ง หากยังไม่ผ่าน ติดต่อเจ้าหน้าที่สหกรณ์',
  },
  notProved: { field: null, text: 'การยืนยันตัวตนหมดเวลาหรือถูกใช้ไปแล้ว เริ่มยืนยันตัวตนใหม่อีกครั้ง' },
  wrongCode: { field: 'code', text: 'รหัสยืนยันไม่ถูกต้อง ใช้รหัส 6 หลักในอีเมลฉบับล่าสุด' },
  otherName: { field: 'member_name', text: 'ชื่อหรือนามสกุลไม่ตรงกับทะเบียนสมาชิก' },
  registered: { field: null, text: 'เลขสมาชิกนี้ลงทะเบียนแล้ว เข้าสู่ระบบ หรือตั้งรหัสผ่านใหม่ที่เมนูลืมรหัสผ่าน' },
  notRegistered: { field: null, text: 'เลขสมาชิกนี้ยังไม่ได้ลงทะเบียน ลงทะเบียนก่อนเข้าใช้งาน' },
  closed: { field: null, text: 'บัญชีนี้ปิดใช้งานอยู่ ติดต่อเจ้าหน้าที่สหกรณ์' },
} as const satisfies Record<string, { field: IdentityField | null; text: string }>;

/** The entries of `errors` about a new password. */
export function passwordErrorText(fault: PasswordFault): string {
  return `รหัสผ่านใหม่${PASSWORD_FAULT_TEXTS[fault]}`;
}

/** The field beside which an entry of `errors` belongs; null where it is about all of them, or not known. */
export function fieldOfIdentityError(text: string): IdentityField | null {
  const faults = Object.keys(PASSWORD_FAULT_TEXTS) as PasswordFault[];
  if (faults.some((fault) => passwordErrorText(fault) === text)) return 'password';
  return Object.values(IDENTITY_ERRORS).find((error) => error.text === text)?.field ?? null;
}

/** As typed: faults are reported together in `errors`, so little is refused as malformed. */
const Typed = z.string().max(200).default('');

const Identity = z.object({
  membership_no: z
    .union([z.string().max(20), z.int().min(0)])
    .default('')
    .meta({ example: '005678' }),
  id_card: Typed.meta({ description: '13 digits' }),
  date_of_birth: Typed.meta({ description: 'Gregorian, `YYYY-MM-DD`' }),
});

const WholeIdentity = z.object({
  ...Identity.shape,
  ticket: z.string().max(200).default('').meta({ description: 'From `registerauth`; good for one use' }),
  code: z.string().max(20).default('').meta({
    description: 'From the mail, where `registerauth` has sent a code',
  }),
  member_name: Typed,
  member_surname: Typed,
  password: NewPassword.default(''),
});

/** The answer to a step; a refusal lists every error at once. */
const StepAnswer = z.object({ ...Outcome.shape, errors: z.array(z.string()).optional() });

const failures = {
  429: 'Too many tries for this number or from this address (`locked`), with `retry_after`',
  503: 'Too many people are signing in at this moment',
} as const;

/** A proved identity. */
export const IdentityTicket = z.object({
  ticket: z.string(),
  expires_in: z.int().meta({ description: 'Seconds' }),
  code_sent_to: z.string().nullable().default(null).meta({
    description: 'Where a code was mailed that the next step must bring, masked; null where none was',
    example: 's***@example.com',
  }),
  terms: Terms.nullable().meta({ description: 'What `accept_terms` accepts; null where there are no terms' }),
});
export type IdentityTicket = z.infer<typeof IdentityTicket>;

export const registerAuth = defineCall({
  id: 'registerauth',
  method: 'POST',
  path: '/api/member/auth/registerauth',
  summary:
    'Prove an identity, before registering or setting a forgotten password; one answer to all that is wrong',
  tag: 'session',
  access: 'public',
  body: Identity,
  response: z.object({ ...StepAnswer.shape, data: z.array(IdentityTicket) }),
  failures,
});

export const registerMember = defineCall({
  id: 'register',
  method: 'POST',
  path: '/api/member/auth/register',
  summary: 'Give a member of the register an account with a password of their choice',
  tag: 'session',
  access: 'public',
  once: true,
  body: z.object({ ...WholeIdentity.shape, accept_terms: z.boolean().default(false) }),
  response: StepAnswer,
  failures,
});

export const forgetPassword = defineCall({
  id: 'forget',
  method: 'POST',
  path: '/api/member/auth/forget',
  summary: 'Reset a forgotten password; all sessions of the member end',
  tag: 'session',
  access: 'public',
  once: true,
  body: WholeIdentity,
  response: StepAnswer,
  failures,
});
