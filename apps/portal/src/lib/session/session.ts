/** A signed-in member, as far as the browser may know one: no id card, salary or address. */
export type Session = {
  token: string;
  membershipNo: string;
  /** May be empty: a back end need not send it. */
  prename: string;
  firstName: string;
  surname: string;
  /** The officer who looks in the member's place; absent where the member is signed in. */
  impersonator?: string | undefined;
};

export function getFullName({
  prename,
  firstName,
  surname,
}: Pick<Session, 'prename' | 'firstName' | 'surname'>): string {
  return `${prename}${firstName} ${surname}`;
}
