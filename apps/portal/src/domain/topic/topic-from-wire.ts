import type { CallResponse } from '@sahakorn/contract/call';
import type {
  Picture as WirePicture,
  Topic as WireTopic,
  TopicPage as WirePage,
  listTopics,
  searchTopics,
} from '@sahakorn/contract/topic';
import { paths } from '../../lib/paths.ts';

export type TopicPicture = ReturnType<typeof pictureFromWire>;
export type Topic = ReturnType<typeof topicFromWire>;
export type TopicPage = ReturnType<typeof pageFromWire>;
export type TopicList = ReturnType<typeof listFromWire>;
export type SearchResult = ReturnType<typeof resultFromWire>;

export type Neighbour = NonNullable<TopicPage['next']>;

export type TextRun = Hit['titleRuns'][number];

export type Hit = SearchResult['hits'][number];

export type CategoryCount = SearchResult['categories'][number];

export function pictureFromWire({ sources, ...picture }: WirePicture) {
  return {
    ...picture,
    sources: sources.map(({ file, media_type, width }) => ({ file, mediaType: media_type, width })),
  };
}

export function topicFromWire(topic: WireTopic) {
  return {
    id: topic.topic_id,
    category: topic.category,
    categoryName: topic.category_name,
    title: topic.title,
    excerpt: topic.excerpt,
    author: topic.author,
    publishedAt: topic.published_at,
    image: topic.image,
    defaultImage: topic.default_image,
    picture: topic.picture && pictureFromWire(topic.picture),
    url: topic.external_url || paths.topic(topic.topic_id),
    views: topic.views,
  };
}

export function pageFromWire(page: WirePage) {
  const neighbour = (link: WirePage['next']) => link && { id: link.topic_id, title: link.title };
  return {
    ...topicFromWire(page),
    html: page.body_html,
    files: page.attachments.map(({ file, title, size_bytes, pages }) => ({
      file,
      title,
      bytes: size_bytes,
      pages,
    })),
    album: page.album.map(pictureFromWire),
    previous: neighbour(page.previous),
    next: neighbour(page.next),
  };
}

export function listFromWire(list: CallResponse<typeof listTopics>) {
  return {
    category: list.category,
    name: list.category_name,
    page: list.page,
    pageCount: Math.ceil(list.total / list.per_page),
    total: list.total,
    topics: list.data.map(topicFromWire),
  };
}

export function resultFromWire(found: CallResponse<typeof searchTopics>) {
  return {
    total: found.total,
    page: found.page,
    pageCount: Math.ceil(found.total / found.per_page),
    hits: found.data.map(({ highlight, ...topic }) => ({
      ...topicFromWire(topic),
      titleRuns: highlight.title,
      excerptRuns: highlight.excerpt,
    })),
    corrected: found.corrected,
    categories: found.categories.map(({ category, category_name, count }) => ({
      category,
      name: category_name,
      count,
    })),
  };
}
