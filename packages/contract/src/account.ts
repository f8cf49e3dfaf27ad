import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { ProofText } from './challenge.ts';
import { Outcome } from './envelope.ts';
import { PASSWORD_ISSUE_TEXTS, type PasswordIssue } from './password-rule.ts';
import { Terms } from './terms.ts';
import { NewPassword, Password } from './values.ts';

/** The `rc_code`s of a password change: changed, refused by the password rule, or wrong old password. */
export const PASSWORD_CHANGE_CODES = { changed: '1', refused: '0', wrongOldPassword: '-1' } as const;

export const memberPass = defineCall({
  id: 'member_pass',
  method: 'POST',
  path: '/api/member/member_pass',
  summary:
    "Change the password; rc_code '1', '0' if the password rule refuses it, '-1' if the old password is wrong",
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
    429: 'Too many failed attempts (`locked`), with `retry_after`',
    503: 'Too many people are signing in at the moment',
  },
});

/** How long an identity ticket is valid for setting a password, in seconds. */
export const IDENTITY_TICKET_SECONDS = 600;

/** The fields of registration and password reset, by their names in the request. */
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
 * Every entry of `errors` that is not about the password, with the field that it belongs to; null if it
 * concerns all fields. Errors in the format of a field are reported at once. Whether a member exists is never
 * revealed before the identity is verified.
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
  office: {
    field: null,
    text: 'เลขสมาชิกนี้ลงทะเบียนแล้ว หากลืมรหัสผ่าน ติดต่อเจ้าหน้าที่สหกรณ์เพื่อตั้งรหัสผ่านใหม่',
  },
  officeRegisters: {
    field: null,
    text: 'เลขสมาชิกนี้ยังไม่ได้ลงทะเบียน ติดต่อเจ้าหน้าที่สหกรณ์เพื่อลงทะเบียน',
  },
  closed: { field: null, text: 'บัญชีนี้ปิดใช้งานอยู่ ติดต่อเจ้าหน้าที่สหกรณ์' },
} as const satisfies Record<string, { field: IdentityField | null; text: string }>;

/** The entry of `errors` for an issue in the new password. */
export function passwordErrorText(issue: PasswordIssue): string {
  return `รหัสผ่านใหม่${PASSWORD_ISSUE_TEXTS[issue]}`;
}

/** The field that an entry of `errors` belongs to; null if it concerns all fields or is unknown. */
export function getIdentityErrorField(text: string): IdentityField | null {
  const issues = Object.keys(PASSWORD_ISSUE_TEXTS) as PasswordIssue[];
  if (issues.some((issue) => passwordErrorText(issue) === text)) return 'password';
  return Object.values(IDENTITY_ERRORS).find((error) => error.text === text)?.field ?? null;
}

/** Accepted as typed, because issues are reported together in `errors` rather than as a malformed request. */
const Typed = z.string().max(200).default('');

const Identity = z.object({
  membership_no: z
    .union([z.string().max(20), z.int().min(0)])
    .default('')
    .meta({ example: '005678' }),
  id_card: Typed.meta({ description: '13 digits' }),
  date_of_birth: Typed.meta({ description: 'Gregorian, `YYYY-MM-DD`' }),
  recaptcha: ProofText,
});

const FullIdentity = z.object({
  ...Identity.shape,
  ticket: z.string().max(200).default('').meta({ description: 'From `registerauth`; valid once' }),
  code: z.string().max(20).default('').meta({
    description: 'From the mail, if `registerauth` sent a code',
  }),
  member_name: Typed,
  member_surname: Typed,
  password: NewPassword.default(''),
});

/** The response to a step; a refusal lists all errors at once. */
const StepAnswer = z.object({ ...Outcome.shape, errors: z.array(z.string()).optional() });

const failures = {
  403: 'A proof of work is required while there are very many attempts (`proof_of_work_required`)',
  429: 'Too many failed attempts for this number (`locked`), with `retry_after`',
  503: 'Too many people are signing in at the moment',
} as const;

/** A ticket for a verified identity. */
export const IdentityTicket = z.object({
  ticket: z.string(),
  expires_in: z.int().meta({ description: 'Seconds' }),
  code_sent_to: z.string().nullable().default(null).meta({
    description:
      'Masked address to which a code was mailed; the next step must include the code. Null if none was sent',
    example: 's***@example.com',
  }),
  terms: Terms.nullable().meta({
    description: 'The terms that `accept_terms` accepts; null if there are none',
  }),
});
export type IdentityTicket = z.infer<typeof IdentityTicket>;

export const registerAuth = defineCall({
  id: 'registerauth',
  method: 'POST',
  path: '/api/member/auth/registerauth',
  summary:
    'Verify an identity before registering or resetting a password; every mismatch gets the same response',
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
  summary: 'Create an account for a member, with a password of their choice',
  tag: 'session',
  access: 'public',
  once: true,
  body: z.object({ ...FullIdentity.shape, accept_terms: z.boolean().default(false) }),
  response: StepAnswer,
  failures,
});

export const forgetPassword = defineCall({
  id: 'forget',
  method: 'POST',
  path: '/api/member/auth/forget',
  summary: 'Reset a forgotten password; ends all sessions of the member',
  tag: 'session',
  access: 'public',
  once: true,
  body: FullIdentity,
  response: StepAnswer,
  failures,
});
