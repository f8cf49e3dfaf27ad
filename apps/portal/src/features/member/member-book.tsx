import { Passbook, PassbookCover, PassbookFact, PassbookFacts } from '@sahakorn/ui/passbook';
import { Phrases } from '@sahakorn/ui/phrases';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { RowSkeleton } from '../../components/feed/row-part.tsx';
import { selectUser } from '../../domain/session/session-slice.ts';
import { LastUpdate } from '../../domain/last-update/last-update.tsx';
import { getFullName } from '../../lib/session/session.ts';
import { useListNewestReceiptsQuery } from './first-screen-endpoints.ts';
import { FirstSteps } from './first-steps.tsx';
import { DividendRow, ReceiptRow } from './latest-rows.tsx';
import { LoanRows } from './loan-rows.tsx';
import type { MemberProfile } from './member-endpoints.ts';
import { MemberFigures, hasNoShares, isNewMember } from './member-figures.tsx';
import { getStatusName, getTypeName } from './member-names.ts';
import { NextDeduction } from './next-deduction.tsx';

type MemberBookProps = {
  title: string;
  profile: MemberProfile | null;
  /** Whether to render the rows; skeletons reserve their space until then. */
  isComplete: boolean;
};

const ROWS = ['loans', 'receipt', 'dividend'];

/** The member's summary: the next deduction, the ends of loans, the latest payments and the four totals. */
export function MemberBook({ title, profile, isComplete }: MemberBookProps) {
  const receipts = useListNewestReceiptsQuery(undefined, { skip: !isComplete });
  const isNew = receipts.data?.length === 0 && profile !== null && hasNoShares(profile);
  return (
    <Passbook className="print:break-inside-auto print:*:break-inside-avoid">
      <BookCover title={title} profile={profile} isNew={isNew} />
      {isNew ? (
        <FirstSteps />
      ) : (
        <div className="grid grid-cols-1 @prose:grid-cols-2">
          <NextDeduction />
          <div className="@prose:border-l @prose:border-line @prose:[&>:first-child>:nth-child(2)]:border-t-0">
            {isComplete ? (
              <>
                <LoanRows />
                <ReceiptRow query={receipts} />
                <DividendRow />
              </>
            ) : (
              ROWS.map((row) => <RowSkeleton key={row} />)
            )}
          </div>
        </div>
      )}
      {profile && !isNewMember(profile) && <MemberFigures profile={profile} />}
    </Passbook>
  );
}

type BookCoverProps = { title: string; profile: MemberProfile | null; isNew: boolean };

function BookCover({ title, profile, isNew }: BookCoverProps) {
  const user = useSelector(selectUser);
  return (
    <PassbookCover
      level={1}
      size="slim"
      title={
        <>
          <span className="sr-only">{title} </span>
          {user && <Phrases>{getFullName(user)}</Phrases>}
        </>
      }
      caption={
        <>
          <Line>เลขสมาชิก {user?.membershipNo}</Line>
          <span className="@max-pair:hidden"> · </span>
          <Line>
            {isNew && profile?.joined_on ? (
              <>
                เป็นสมาชิก <ThaiDate value={profile.joined_on} style="short" />
              </>
            ) : (
              <LastUpdate dateStyle="short" />
            )}
          </Line>
        </>
      }
    >
      {profile && (
        <div className="@max-prose:hidden">
          <PassbookFacts>
            <PassbookFact label="ประเภทสมาชิก">{getTypeName(profile.member_type)}</PassbookFact>
            <PassbookFact label="สถานะ">{getStatusName(profile.member_status)}</PassbookFact>
            {profile.joined_on !== null && (
              <PassbookFact label="เป็นสมาชิกตั้งแต่">
                <ThaiDate value={profile.joined_on} />
              </PassbookFact>
            )}
          </PassbookFacts>
        </div>
      )}
    </PassbookCover>
  );
}

/** A part of the caption, on its own line on narrow screens. */
function Line({ children }: { children: ReactNode }) {
  return <span className="@max-pair:block">{children}</span>;
}
