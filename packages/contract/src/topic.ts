import { z } from 'zod';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { Instant, PageNumber } from './values.ts';

export const TOPICS_A_PAGE = 20;
export const HITS_A_PAGE = 10;
export const SEARCH_MAX_LENGTH = 200;

/** The word in the address of a list (specification section 2); some lists have a second, older spelling. */
export const CategoryCode = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

/** A file name below `/mediafiles/`. */
export const MediaFileName = z
  .string()
  .regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/)
  .meta({ id: 'MediaFileName', description: 'The last part of /mediafiles/{file}' });

/** One picture in several sizes. `file` is a JPEG or PNG that every browser shows; `sources` are smaller files. */
export const Picture = z
  .object({
    file: MediaFileName,
    alt: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    sources: z.array(z.object({ file: MediaFileName, media_type: z.string(), width: z.int().positive() })),
  })
  .meta({ id: 'Picture' });
export type Picture = z.infer<typeof Picture>;

/** A downloadable file. */
export const Attachment = z
  .object({
    file: MediaFileName,
    title: z.string(),
    media_type: z.string(),
    size_bytes: z.int().nonnegative(),
    pages: z.int().positive().nullable().meta({ description: 'Of a PDF, where it is known' }),
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof Attachment>;

/** A page of the site as lists show it. */
export const Topic = z
  .object({
    topic_id: z.int().positive(),
    category: CategoryCode,
    category_name: z.string(),
    title: z.string(),
    excerpt: z.string(),
    author: z.string(),
    published_at: Instant,
    image: MediaFileName.nullable().meta({ description: 'The file to ask for by HEAD; null: the default' }),
    default_image: MediaFileName.meta({ description: 'The picture of its category' }),
    picture: Picture.nullable().meta({ description: 'The sizes of `image`' }),
    attachment: Attachment.nullable().meta({ description: 'The first of its files' }),
    external_url: z.string().meta({ description: 'Where the page lies elsewhere, or an empty text' }),
    views: z.int().nonnegative(),
  })
  .meta({ id: 'Topic' });
export type Topic = z.infer<typeof Topic>;

/** A neighbouring page. */
export const TopicLink = z.object({ topic_id: z.int().positive(), title: z.string() });
export type TopicLink = z.infer<typeof TopicLink>;

export const TopicPage = Topic.extend({
  body_html: z.string().meta({ description: 'HTML, sanitised on the server' }),
  attachments: z.array(Attachment),
  album: z.array(Picture),
  previous: TopicLink.nullable().meta({ description: 'The one published before it in its category' }),
  next: TopicLink.nullable().meta({ description: 'The one published after it in its category' }),
});
export type TopicPage = z.infer<typeof TopicPage>;

/** A run of text, marked where it matches the search. Text, never HTML. */
export const TextRun = z.object({ text: z.string(), mark: z.boolean() }).meta({ id: 'TextRun' });
export type TextRun = z.infer<typeof TextRun>;

/** A search hit; the runs of `highlight` are its title and a snippet. */
export const Hit = Topic.extend({
  highlight: z.object({ title: z.array(TextRun), excerpt: z.array(TextRun) }),
});
export type Hit = z.infer<typeof Hit>;

const topicList = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rc_code: z.string(),
    category: z.string(),
    category_name: z.string(),
    page: z.int().positive(),
    per_page: z.int().positive(),
    total: z.int().nonnegative(),
    data: z.array(row),
  });

const COMMON = { tag: 'info', access: 'public' } as const;

export const listTopics = defineCall({
  ...COMMON,
  id: 'info_list',
  method: 'GET',
  path: '/api/info/list/{category}',
  summary: 'The pages of a category, the newest first',
  params: z.object({ category: CategoryCode }),
  query: z.object({ page: PageNumber.optional() }),
  response: topicList(Topic),
  failures: { 404: 'There is no such category' },
});

export const searchTopics = defineCall({
  ...COMMON,
  id: 'info_search',
  method: 'POST',
  path: '/api/info/list/search',
  summary: 'The pages that answer a search, the best first',
  body: z.object({
    search: z.string().max(SEARCH_MAX_LENGTH).meta({ description: 'Words or a whole question' }),
    page: z.int().min(1).max(1000).default(1),
    category: CategoryCode.optional().meta({ description: 'Only pages of this category' }),
  }),
  response: topicList(Hit).extend({
    search: z.string().meta({ description: 'What was searched for, in one spelling' }),
    corrected: z
      .string()
      .nullable()
      .meta({ description: 'The spelling that was searched for too, where the given one is unknown' }),
    categories: z
      .array(z.object({ category: CategoryCode, category_name: z.string(), count: z.int().positive() }))
      .meta({ description: 'How many were found in each category, whatever category was asked for' }),
  }),
  failures: { 429: 'Too many searches from one address; try again after `Retry-After` seconds' },
});

export const showTopic = defineCall({
  ...COMMON,
  id: 'info_show',
  method: 'GET',
  path: '/api/info/show/{topicId}',
  summary: 'One page, with its files, its pictures and its neighbours',
  params: z.object({
    topicId: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number),
  }),
  response: feed(TopicPage),
  failures: { 404: 'There is no such page', 410: 'Its time is over' },
});
