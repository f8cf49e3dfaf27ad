import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { feed } from './envelope.ts';
import { Instant, PageNumber, RowId } from './values.ts';

export const TOPICS_PER_PAGE = 20;
export const HITS_PER_PAGE = 10;
/** A long question is searched by its rarest words. */
export const SEARCH_MAX_LENGTH = 1000;
/** The maximum number of posts that a search finds besides the pages. */
export const MAX_POST_HITS = 5;

/** The category in the address of a list (specification section 2). Some have a second, older spelling. */
export const CategoryCode = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

/** A file name below `/mediafiles/`. */
export const MediaFileName = z
  .string()
  .regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/)
  .meta({ id: 'MediaFileName', description: 'The last part of /mediafiles/{file}' });

/** One picture in several sizes. `file` is a JPEG or PNG for every browser; `sources` are smaller files. */
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

/** A file to download. */
export const Attachment = z
  .object({
    file: MediaFileName,
    title: z.string(),
    media_type: z.string(),
    size_bytes: z.int().nonnegative(),
    pages: z.int().positive().nullable().meta({ description: 'Number of pages of a PDF, if known' }),
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof Attachment>;

/** A page of the site as shown in lists. */
export const Topic = z
  .object({
    topic_id: z.int().positive(),
    category: CategoryCode,
    category_name: z.string(),
    title: z.string(),
    excerpt: z.string(),
    author: z.string(),
    published_at: Instant,
    image: MediaFileName.nullable().meta({
      description: 'The file to check with HEAD; null: use `default_image`',
    }),
    default_image: MediaFileName.meta({ description: 'The picture of its category' }),
    picture: Picture.nullable().meta({ description: 'The sizes of `image`' }),
    attachment: Attachment.nullable().meta({ description: 'The first attached file' }),
    external_url: z.string().meta({ description: 'Address of external content, or empty' }),
    views: z.int().nonnegative(),
  })
  .meta({ id: 'Topic' });
export type Topic = z.infer<typeof Topic>;

/** A link to a neighbouring page. */
export const TopicLink = z.object({ topic_id: z.int().positive(), title: z.string() });
export type TopicLink = z.infer<typeof TopicLink>;

export const TopicPage = Topic.extend({
  body_html: z.string().meta({ description: 'HTML, sanitised on the server' }),
  attachments: z.array(Attachment),
  album: z.array(Picture),
  previous: TopicLink.nullable().meta({ description: 'The previous page in its category by date' }),
  next: TopicLink.nullable().meta({ description: 'The next page in its category by date' }),
});
export type TopicPage = z.infer<typeof TopicPage>;

/** A piece of text, marked if it matches the search. Plain text, never HTML. */
export const TextRun = z.object({ text: z.string(), mark: z.boolean() }).meta({ id: 'TextRun' });
export type TextRun = z.infer<typeof TextRun>;

/** A search result. The runs of `highlight` form its title and the matching passage. */
export const Hit = Topic.extend({
  highlight: z.object({ title: z.array(TextRun), excerpt: z.array(TextRun) }),
});
export type Hit = z.infer<typeof Hit>;

/** A topic of the board, or a public request, that a search found; masked as everywhere. */
export const PostHit = z
  .object({
    kind: z.enum(['board', 'demand']),
    id: RowId.meta({ description: 'The `topic_id` of the board, or the `demand_id`' }),
    title: z.string(),
    created_at: Instant,
    answered: z.boolean(),
    highlight: z.object({ title: z.array(TextRun), excerpt: z.array(TextRun) }),
  })
  .meta({ id: 'PostHit' });
export type PostHit = z.infer<typeof PostHit>;

const pagedList = <Row extends z.ZodType>(row: Row) =>
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
  summary: 'List the pages of a category, newest first',
  params: z.object({ category: CategoryCode }),
  query: z.object({ page: PageNumber.optional() }),
  response: pagedList(Topic),
  failures: { 404: 'No such category' },
});

export const searchTopics = defineCall({
  ...COMMON,
  id: 'info_search',
  method: 'POST',
  path: '/api/info/list/search',
  summary: 'Search the pages, the board and the public requests, best match first',
  body: z.object({
    search: z.string().max(SEARCH_MAX_LENGTH).meta({ description: 'Words or a whole question' }),
    page: z.int().min(1).max(1000).default(1),
    category: CategoryCode.optional().meta({ description: 'Only pages of this category' }),
    exact: z.boolean().default(false).meta({ description: 'Only what was typed, without corrections' }),
  }),
  response: pagedList(Hit).extend({
    search: z.string().meta({ description: 'The query in normalised spelling' }),
    corrected: z.string().nullable().meta({
      description: 'The corrected spelling that was searched, if what was typed finds next to nothing',
    }),
    suggested: z
      .string()
      .nullable()
      .optional()
      .meta({ description: 'A likelier spelling to offer; the results are for what was typed' }),
    offered_total: z
      .int()
      .nonnegative()
      .nullable()
      .optional()
      .meta({ description: 'Number of pages that exactly the corrected or suggested spelling finds' }),
    posts: z
      .array(PostHit)
      .max(MAX_POST_HITS)
      .optional()
      .meta({ description: 'The best posts, with the first page of all categories' }),
    post_total: z.int().nonnegative().optional(),
    categories: z
      .array(z.object({ category: CategoryCode, category_name: z.string(), count: z.int().positive() }))
      .meta({ description: 'Number of results in each category, regardless of the requested category' }),
  }),
  failures: { 429: 'Too many searches from one address; retry after `Retry-After` seconds' },
});

export const showTopic = defineCall({
  ...COMMON,
  id: 'info_show',
  method: 'GET',
  path: '/api/info/show/{topicId}',
  summary: 'Get one page with its files, pictures and neighbouring pages',
  params: z.object({
    topicId: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number),
  }),
  response: feed(TopicPage),
  failures: { 404: 'No such page', 410: 'The page has expired or was removed' },
});
