import type { ApiError } from '../../lib/api/api-error.ts';
import { MissingPage, getMissingReason } from '../missing-page.tsx';
import { PageMeta } from '../page-meta.tsx';
import { FeedFault } from './feed-notices.tsx';

type PageFaultProps = { feed: { error: ApiError; retry: () => unknown }; what: string };

export function PageFault({ feed: { error, retry }, what }: PageFaultProps) {
  const missing = getMissingReason(error);
  if (missing) return <MissingPage missing={missing} />;
  return (
    <>
      <PageMeta />
      <FeedFault error={error} retry={retry} what={what} />
    </>
  );
}
