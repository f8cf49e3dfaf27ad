import { formatNumber } from '@sahakorn/thai/number';
import { truncate } from '@sahakorn/thai/truncate';
import { Button } from '@sahakorn/ui/button';
import { Panel, PanelBody } from '@sahakorn/ui/panel';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { SearchResult } from '../../domain/topic/topic.ts';
import type { SearchArgs } from '../../domain/topic/topic-endpoints.ts';

type LikelierSearchProps = { choice: SearchArgs; result: SearchResult };

/** Offers what was probably meant: beside what was found, or in place of nothing, with what it finds below. */
export function LikelierSearch({ choice: { term }, result }: LikelierSearchProps) {
  const { corrected, suggested, offered_total: count = null } = result;
  if (corrected !== null) return <Offer term={term} likelier={corrected} count={count} />;
  if (!suggested) return null;
  return (
    <p className="mb-4">
      ท่านหมายถึง <SearchLink term={suggested}>“{truncate(suggested)}”</SearchLink> หรือไม่
    </p>
  );
}

/** `count`: how much it finds, if known. */
type OfferProps = { term: string; likelier: string; count: number | null };

function Offer({ term, likelier, count }: OfferProps) {
  const name = `“${truncate(likelier)}”`;
  return (
    <>
      <Panel className="mb-6 max-w-prose border-s-6 border-s-text-muted print:hidden">
        <PanelBody>
          <p className="mb-3 font-semibold">{describeReason(term, likelier)}</p>
          <Button variant="primary" className="w-full justify-between" asChild>
            <Link to={paths.search(likelier, { exact: true })}>
              <span>ค้นหา {name}</span>{' '}
              {count !== null && (
                <span className="whitespace-nowrap">{formatNumber(count, { decimals: 0 })}&nbsp;เรื่อง</span>
              )}
            </Link>
          </Button>
          <p className="mt-3">
            <SearchLink term={term} exact>
              ค้นหา “{truncate(term)}” ตามที่พิมพ์
            </SearchLink>
          </p>
        </PanelBody>
      </Panel>
      <h2 className="mb-4 text-xl">ผลการค้นหา {name}</h2>
    </>
  );
}

const THAI = /[ก-๙]/;

function describeReason(term: string, likelier: string): string {
  if (THAI.test(term) === THAI.test(likelier)) return 'มีคำที่สะกดใกล้เคียงกัน';
  return `แป้นพิมพ์อาจอยู่ที่ภาษา${THAI.test(term) ? 'ไทย' : 'อังกฤษ'}`;
}

type SearchLinkProps = { term: string; exact?: true; children: ReactNode };

function SearchLink({ term, exact, children }: SearchLinkProps) {
  return (
    <Link
      className="link-line inline-flex min-h-11 items-center font-semibold text-link"
      to={paths.search(term, { exact })}
    >
      {children}
    </Link>
  );
}
