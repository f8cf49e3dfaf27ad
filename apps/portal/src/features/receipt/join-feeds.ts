import type { Feed } from '../../lib/api/feed.ts';

export function joinFeeds<Data extends readonly unknown[]>(
  ...feeds: { [Index in keyof Data]: Feed<Data[Index]> }
): Feed<Data> {
  const failed = feeds.filter((feed) => feed.state === 'failed');
  const [first] = failed;
  if (first)
    return { state: 'failed', error: first.error, retry: () => failed.forEach(({ retry }) => retry()) };
  const ready = feeds.filter((feed) => feed.state === 'ready');
  if (ready.length < feeds.length) return { state: 'loading' };
  const stale = ready.filter((feed) => feed.stale);
  return {
    state: 'ready',
    // One of each feed, in their order: all of them are ready.
    data: ready.map(({ data }) => data) as unknown as Data,
    stale: stale.length > 0,
    retry: () => stale.forEach(({ retry }) => retry()),
  };
}
