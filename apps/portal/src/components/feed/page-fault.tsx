import type { ApiError } from '../../lib/api/api-error.ts';
import { MissingPage, getMissing } from '../missing-page.tsx';
import { PageMeta } from '../page-meta.tsx';
import { FeedFault } from './feed-notices.tsx';

type PageFaultProps = { feed: { error: ApiError; retry: () => void }; what: string };

/** Replaces a public page that is missing or could not be fetched. */
export function PageFault({ feed: { error, retry }, what }: PageFaultProps) {
  const missing = getMissing(error);
  if (missing) return <MissingPage missing={missing} />;
  return (
    <>
      <PageMeta />
      <FeedFault error={error} retry={retry} what={what} />
    </>
  );
}
