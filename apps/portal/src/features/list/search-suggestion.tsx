import { formatNumber } from '@sahakorn/thai/number';
import { truncate } from '@sahakorn/thai/truncate';
import { Button } from '@sahakorn/ui/button';
import { Panel, PanelBody } from '@sahakorn/ui/panel';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { SearchResult } from '../../domain/topic/topic.ts';
import type { SearchArgs } from '../../domain/topic/topic-endpoints.ts';

type SearchSuggestionProps = { choice: SearchArgs; result: SearchResult };

/** Suggests a likelier spelling, as a link beside the hits; without hits, the suggestion's results are shown below. */
export function SearchSuggestion({ choice: { term }, result }: SearchSuggestionProps) {
  const { corrected, suggested, offered_total: count = null } = result;
  if (corrected !== null) return <Suggestion term={term} suggestion={corrected} count={count} />;
  if (!suggested) return null;
  return (
    <p className="mb-4">
      ท่านหมายถึง <SearchLink term={suggested}>“{truncate(suggested)}”</SearchLink> หรือไม่
    </p>
  );
}

/** `count`: the number of hits of the suggestion, if known. */
type SuggestionProps = { term: string; suggestion: string; count: number | null };

function Suggestion({ term, suggestion, count }: SuggestionProps) {
  const name = `“${truncate(suggestion)}”`;
  return (
    <>
      <Panel className="mb-6 max-w-prose border-s-6 border-s-text-muted print:hidden">
        <PanelBody>
          <p className="mb-3 font-semibold">{describeReason(term, suggestion)}</p>
          <Button variant="primary" className="w-full justify-between" asChild>
            <Link to={paths.search(suggestion, { exact: true })}>
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

function describeReason(term: string, suggestion: string): string {
  if (THAI.test(term) === THAI.test(suggestion)) return 'มีคำที่สะกดใกล้เคียงกัน';
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
