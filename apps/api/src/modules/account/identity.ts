import { IDENTITY_ERRORS } from '@sahakorn/contract/account';
import { IsoDate } from '@sahakorn/contract/values';
import { isIdCard } from '@sahakorn/thai/id-card';
import { isMembershipNo, padMembershipNo } from '@sahakorn/thai/membership-no';
import { normaliseCode, normaliseLine } from '@sahakorn/thai/normalise';

/** The facts that prove an identity. */
export type Identity = {
  membershipNo: string;
  idCard: string;
  /** `YYYY-MM-DD`, Gregorian. */
  dateOfBirth: string;
};

/** As a form sends it. */
export type TypedIdentity = { membership_no: string | number; id_card: string; date_of_birth: string };

/** The same facts in the register; null if it states none. */
export type RegisteredIdentity = {
  membershipNo: string;
  idCard: string | null;
  dateOfBirth: string | null;
  memberStatus: string;
};

/** `member_status` of those who have left the cooperative. */
const RESIGNED = '3';

const GROUPS = /[\s\u2010-\u2015\u2212-]/g;

/** A number as typed, without the dashes and spaces that group its digits. */
export function withoutGroups(typed: string): string {
  return normaliseCode(typed).replaceAll(GROUPS, '');
}

/** Parses the form and collects every format error. */
export function readIdentity(typed: TypedIdentity): { identity: Identity; errors: string[] } {
  const identity = {
    membershipNo: padMembershipNo(String(typed.membership_no)),
    idCard: withoutGroups(typed.id_card),
    dateOfBirth: normaliseCode(typed.date_of_birth),
  };
  const errors = [
    ...(isMembershipNo(identity.membershipNo) ? [] : [IDENTITY_ERRORS.membershipNo.text]),
    ...(isIdCard(identity.idCard) ? [] : [IDENTITY_ERRORS.idCard.text]),
    ...(IsoDate.safeParse(identity.dateOfBirth).success ? [] : [IDENTITY_ERRORS.dateOfBirth.text]),
  ];
  return { identity, errors };
}

/** Whether the facts match the register and the member has not left. A missing fact never matches. */
export function isSamePerson(registered: RegisteredIdentity | null, typed: Identity): boolean {
  return (
    registered !== null &&
    registered.membershipNo === typed.membershipNo &&
    registered.idCard === typed.idCard &&
    registered.dateOfBirth === typed.dateOfBirth &&
    registered.memberStatus !== RESIGNED
  );
}

/** Whether two names are equal, ignoring spaces, Unicode form and case. */
export function isSameName(registered: string, typed: string): boolean {
  return normaliseName(registered) === normaliseName(typed);
}

function normaliseName(name: string): string {
  return normaliseLine(name).toLowerCase();
}
