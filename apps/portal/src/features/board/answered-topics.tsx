import { skipToken } from '@reduxjs/toolkit/query';
import { formatNumber } from '@sahakorn/thai/number';
import { Panel } from '@sahakorn/ui/panel';
import { ShortText } from '../../components/short-text.tsx';
import { SiteLink } from '../../domain/site/site-link.tsx';
import { paths } from '../../lib/paths.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useListBoardTopicsQuery } from './board-endpoints.ts';

const DEBOUNCE_MS = 400;
const MIN_LENGTH = 6;
const MAX_TOPICS = 3;

/** Answered topics similar to the title being typed. Opening one keeps the draft. */
export function AnsweredTopics({ title }: { title: string }) {
  const search = useDebounced(title.trim(), DEBOUNCE_MS, '');
  const { currentData } = useListBoardTopicsQuery(
    search.length < MIN_LENGTH ? skipToken : { page: 1, search, answered: 'true' },
  );
  const topics = currentData?.data.slice(0, MAX_TOPICS) ?? [];
  return (
    <div className={topics.length === 0 ? 'sr-only' : undefined}>
      <output className="block font-semibold">
        {topics.length > 0 && `มีคำตอบแล้ว ${topics.length} กระทู้ ลองอ่านก่อน`}
      </output>
      {topics.length > 0 && (
        <Panel className="mt-2 px-inset py-2" aria-label="กระทู้ที่มีคำตอบแล้ว">
          <ul>
            {topics.map(({ topic_id, title: question, answer_count }, index) => (
              <li key={topic_id ?? index} className="flex flex-wrap items-center justify-between gap-x-4">
                <SiteLink
                  url={topic_id === null ? null : paths.boardTopic(topic_id)}
                  className="link-line inline-flex min-h-11 items-center"
                >
                  <ShortText>{question}</ShortText>
                </SiteLink>
                <span className="text-sm text-text-muted">
                  {formatNumber(answer_count, { decimals: 0 })}
                  {'\u00A0'}คำตอบ
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
