import { padMembershipNo } from '@sahakorn/thai/membership-no';
import { normaliseCode } from '@sahakorn/thai/normalise';
import { z } from './zod.ts';

/** Baht as a decimal string with two decimals, e.g. `-1234.50`. Never a JSON number. */
export const Money = z
  .string()
  .regex(/^-?\d{1,17}\.\d{2}$/)
  .meta({ id: 'Money', description: 'Baht as a decimal string with two decimals', example: '12345.50' });

/** A percentage as a decimal string, e.g. `5.2500`. */
export const Rate = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/);

function isCalendarDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A Gregorian business day in Asia/Bangkok, `YYYY-MM-DD`. */
export const IsoDate = z
  .string()
  .regex(/^[12]\d{3}-\d{2}-\d{2}$/)
  .refine(isCalendarDay, 'no such day')
  .meta({ id: 'IsoDate', description: 'Gregorian day in Asia/Bangkok', example: '2026-11-19' });

/** An ISO 8601 instant with offset. */
export const Instant = z.iso.datetime({ offset: true });

/** A membership number as stored in the register. */
export const MembershipNo = z
  .string()
  .regex(/^\d{6}$/)
  .meta({ id: 'MembershipNo', description: 'Six digits', example: '001234' });

/**
 * A membership number as a client may send it: 1 to 6 digits or an integer; padded with zeros to six digits.
 */
export const MembershipNoInput = z
  .union([
    z
      .string()
      .overwrite(normaliseCode)
      .regex(/^\d{1,6}$/),
    z.int().min(0).max(999_999),
  ])
  .transform((value) => padMembershipNo(String(value)));

export const PASSWORD_MAX_LENGTH = 128;

/** A password as typed. The password rule is checked when a password is set, not when signing in. */
export const Password = z
  .string()
  .min(1)
  .max(4 * PASSWORD_MAX_LENGTH)
  .refine((text) => [...text].length <= PASSWORD_MAX_LENGTH, 'too long')
  .meta({ id: 'Password', format: 'password' });

/** A new password. The limit is higher than the rule's, so that too long ones get a readable error. */
export const NewPassword = z.string().max(1024).meta({ id: 'NewPassword', format: 'password' });

/** The id of a row. */
export const RowId = z.int().positive().max(2_147_483_647);

/** The id of a row as a path parameter. */
export const RowIdParam = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/** A page number as a query parameter. */
export const PageNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number);

/** A member's name, in parts. */
export const MemberName = z.object({
  prename: z.string(),
  member_name: z.string(),
  member_surname: z.string(),
});
