import { padMembershipNo } from '@sahakorn/thai/membership-no';
import { z } from 'zod';

/** Baht as a decimal string with two decimals, e.g. `-1234.50`. Never a JSON number. */
export const Money = z
  .string()
  .regex(/^-?\d{1,13}\.\d{2}$/)
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

/** An instant in ISO 8601 with offset. */
export const Instant = z.iso.datetime({ offset: true });

/** A membership number as stored. */
export const MembershipNo = z
  .string()
  .regex(/^\d{6}$/)
  .meta({ id: 'MembershipNo', description: 'Six digits', example: '001234' });

/** A membership number as a client may send it: 1 to 6 digits or an integer; padded with zeros to six digits. */
export const MembershipNoInput = z
  .union([z.string().regex(/^\d{1,6}$/), z.int().min(0).max(999_999)])
  .transform((value) => padMembershipNo(String(value)));

export const PASSWORD_MAX_LENGTH = 128;

/** A password as typed, in any Unicode; its rules are checked where one is set, not where one is tried. */
export const Password = z
  .string()
  .min(1)
  .max(4 * PASSWORD_MAX_LENGTH)
  .refine((text) => [...text].length <= PASSWORD_MAX_LENGTH, 'too long')
  .meta({ id: 'Password', format: 'password' });

/** A password to set: the rule refuses it in words, so this schema accepts more than the rule does. */
export const NewPassword = z.string().max(1024).meta({ id: 'NewPassword', format: 'password' });

/** The number of a row. */
export const RowId = z.int().positive().max(2_147_483_647);

/** The same in a path. */
export const RowIdParam = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/** A page number as a query has it. */
export const PageNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number);

/** A member's name as the portal greets them. */
export const MemberName = z.object({
  prename: z.string(),
  member_name: z.string(),
  member_surname: z.string(),
});
