/** One picture in several sizes; `file` is shown by every browser, `sources` are smaller files of one kind each. */
export type TopicPicture = {
  file: string;
  alt: string;
  width: number;
  height: number;
  sources: readonly { file: string; mediaType: string; width: number }[];
};

/** A file to be taken along; its size in bytes, its pages where they can be told. */
export type TopicFile = {
  file: string;
  title: string;
  bytes: number;
  pages: number | null;
};

/** A page of the site as lists show it. */
export type Topic = {
  id: number;
  category: string;
  categoryName: string;
  title: string;
  excerpt: string;
  author: string;
  /** An ISO instant. */
  publishedAt: string;
  /** The file to ask for by HEAD; null: the default picture. */
  image: string | null;
  /** File of the default picture of its category. */
  defaultImage: string;
  picture: TopicPicture | null;
  /** Where it leads: its own page, or one elsewhere. */
  url: string;
  views: number;
};

export type Neighbour = { id: number; title: string };

export type TopicPage = Topic & {
  /** Sanitised on the server. */
  html: string;
  files: readonly TopicFile[];
  album: readonly TopicPicture[];
  previous: Neighbour | null;
  next: Neighbour | null;
};

/** One page of a list of topics. */
export type TopicList = {
  category: string;
  name: string;
  page: number;
  pageCount: number;
  total: number;
  topics: readonly Topic[];
};

/** A piece of a text; what was searched for is marked. */
export type TextRun = { text: string; mark: boolean };

export type Hit = Topic & { titleRuns: readonly TextRun[]; excerptRuns: readonly TextRun[] };

export type CategoryCount = { category: string; name: string; count: number };

export type SearchResult = {
  total: number;
  page: number;
  pageCount: number;
  hits: readonly Hit[];
  /** The spelling that was searched for too; null where the given one is known. */
  corrected: string | null;
  categories: readonly CategoryCount[];
};
