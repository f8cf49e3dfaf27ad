import type { PublishedRate as Rate } from '@sahakorn/contract/calculator';
import { formatRateInWords } from '@sahakorn/contract/dividend-lines';
import type { Lenient } from '@sahakorn/contract/lenient';
import { ThaiDate } from '@sahakorn/ui/thai-date';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { SiteLink } from '../../domain/site/site-link.tsx';

/** A published rate with its effective date and announcement. */
export function PublishedRate({ of: { name, rate, effective_on, url } }: { of: Lenient<Rate> }) {
  return (
    <>
      <WholeWords>{`${name} ${formatRateInWords(rate)} ต่อปี`}</WholeWords>
      {effective_on && (
        <>
          {' '}
          เริ่มใช้ <ThaiDate value={effective_on} />
        </>
      )}{' '}
      {url && (
        <SiteLink className="link-line text-link print:hidden" url={url}>
          ดูประกาศ
        </SiteLink>
      )}
    </>
  );
}
