/** A signed-in member, without id card, salary or address, which must not be stored in the browser. */
export type Session = {
  token: string;
  membershipNo: string;
  /** May be empty: a back end need not send it. */
  prename: string;
  firstName: string;
  surname: string;
  /** The officer who impersonates the member; absent for the member's own session. */
  impersonator?: string | undefined;
};

export function getFullName({
  prename,
  firstName,
  surname,
}: Pick<Session, 'prename' | 'firstName' | 'surname'>): string {
  return `${prename}${firstName} ${surname}`;
}
