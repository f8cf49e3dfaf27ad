import type { CallResponse } from '@sahakorn/contract/call';
import { type MemberStatus, memberStatus } from '@sahakorn/contract/member';
import { wwwUpload } from '@sahakorn/contract/picture';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

export type MemberProfile = ReturnType<typeof profileFromWire>;

const MEMBER_TYPES: Readonly<Record<string, string>> = { '01': 'สามัญ', '02': 'สมทบ' };
const MEMBER_STATUSES: Readonly<Record<string, string>> = { '0': 'ปกติ', '3': 'พ้นสภาพ' };

function profileFromWire(row: MemberStatus) {
  return {
    membershipNo: row.membership_no,
    prename: row.prename,
    firstName: row.member_name,
    surname: row.member_surname,
    idCard: row.id_card,
    bornOn: row.date_of_birth,
    joinedOn: row.joined_on,
    // A code that a cooperative added shows as it is rather than as nothing.
    typeName: MEMBER_TYPES[row.member_type] ?? row.member_type,
    statusName: MEMBER_STATUSES[row.member_status] ?? row.member_status,
    groupNo: row.member_group_no,
    groupName: row.member_group_name,
    position: row.position_name,
    salary: row.salary_amount,
    address: row.address_present,
    mobile: row.mobile_no,
    email: row.email,
    pictureUrl: row.picture_url,
    depositBalance: row.deposit_balance,
    depositAccountCount: row.deposit_account_count,
    loanBalance: row.principal_balance,
    loanContractCount: row.loan_contract_count,
    shareStock: row.share_stock,
    monthlyShare: row.share_amount,
    sharePaidOn: row.share_paid_on,
    sharePeriod: row.period,
  };
}

/** A picture that was cut out already, as a data URL: square, with this side in pixels. */
export type OwnPicture = { image: string; side: number };

export const memberApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null where the register has nothing about the member. */
    getMemberProfile: build.query<MemberProfile | null, void>({
      query: () => request(memberStatus, {}),
      transformResponse: ({ data: [row] }: CallResponse<typeof memberStatus>) =>
        row ? profileFromWire(row) : null,
      providesTags: ['Member'],
    }),
    getMemberPicture: build.query<string | null, void>({
      query: () => request(memberStatus, {}),
      transformResponse: ({ data: [row] }: CallResponse<typeof memberStatus>) => row?.picture_url ?? null,
      providesTags: ['Member'],
    }),
    /** Sends the picture whole, for it was cut here. */
    changePicture: build.mutation<null, OwnPicture>({
      query: ({ image, side }) =>
        request(wwwUpload, {
          body: {
            image,
            name: 'picture.jpg',
            croppedArea: { x: 0, y: 0, width: 100, height: 100 },
            croppedAreaPixels: { x: 0, y: 0, width: side, height: side },
          },
        }),
      transformResponse: () => null,
      invalidatesTags: (_done, error) => (error ? [] : ['Member']),
    }),
  }),
});

export const { useGetMemberProfileQuery, useGetMemberPictureQuery, useChangePictureMutation } = memberApi;
