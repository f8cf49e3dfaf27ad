/** A signed-in member, as far as the browser may know one: no id card, salary or address. */
export type Session = {
  token: string;
  membershipNo: string;
  /** May be empty: a back end need not send it. */
  prename: string;
  firstName: string;
  surname: string;
};

/** The name as it stands on a passbook: นางสมหญิง ใจดี. */
export function fullName({ prename, firstName, surname }: Omit<Session, 'token' | 'membershipNo'>): string {
  return `${prename}${firstName} ${surname}`;
}
