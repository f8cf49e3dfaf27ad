/** A member as the register and the books know them. Amounts are decimal strings in baht, days ISO dates. */
export type MemberProfile = {
  membershipNo: string;
  prename: string;
  firstName: string;
  surname: string;
  /** Masked but for the last four digits. */
  idCard: string | null;
  bornOn: string | null;
  joinedOn: string | null;
  typeName: string;
  statusName: string;
  groupNo: string | null;
  groupName: string | null;
  position: string | null;
  salary: string | null;
  address: string | null;
  mobile: string | null;
  email: string | null;
  pictureUrl: string | null;
  depositBalance: string | null;
  depositAccountCount: number;
  loanBalance: string | null;
  loanContractCount: number;
  shareStock: string | null;
  monthlyShare: string | null;
  sharePaidOn: string | null;
  /** The latest monthly share payment's running number. */
  sharePeriod: number | null;
};
