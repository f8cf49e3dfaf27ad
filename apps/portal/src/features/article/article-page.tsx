import { useLoaderData } from 'react-router-dom';
import { PageFeed } from '../../components/feed/page-feed.tsx';
import { useGetTopicQuery } from '../../domain/topic/topic-endpoints.ts';
import { ArticleMeta } from './article-meta.tsx';
import { Article } from './article.tsx';

export function ArticlePage() {
  return (
    <PageFeed query={useGetTopicQuery(useLoaderData<number>())} what="หน้านี้">
      {(page) => (
        <>
          <ArticleMeta page={page} />
          <Article key={page.topic_id} page={page} />
        </>
      )}
    </PageFeed>
  );
}
