import type { Attachment, Picture } from '@sahakorn/contract/topic';
import type { ColumnType, Generated } from 'kysely';
import type { IsoDate } from './column-types.ts';
import type { SearchTables } from './search-schema.ts';

/** A jsonb value: read as a value, written as text. */
type Json<Value> = ColumnType<Value, string, string>;
type OptionalJson<Value> = ColumnType<Value, string | null | undefined, string | null>;

/** What the cooperative publishes, and how it is found. */
export type ContentTables = SearchTables & {
  content_category: ContentCategoryTable;
  topic: TopicTable;
  /** Pages that an import took away. */
  gone_topic: { topic_id: number; source: string; gone_at: Date };
  topic_views: TopicViewsTable;
  visitor_day: VisitorDayTable;
  site_part: SitePartTable;
  calendar_event: CalendarEventTable;
  media_name: MediaNameTable;
  content_state: ContentStateTable;
  published_version: { only_row: Generated<boolean>; version: string };
};

type ContentCategoryTable = {
  category: string;
  name: string;
  default_image: string;
  position: number;
};

type TopicTable = {
  topic_id: Generated<number>;
  /** The file it came from, as its path in the content folder. */
  source: string;
  category: string;
  title: string;
  excerpt: string;
  body_html: string;
  author: string;
  published_at: Date;
  visible_from: Date;
  /** `infinity` reads as a number. */
  visible_until: ColumnType<Date | number, Date | 'infinity' | undefined, Date | 'infinity'>;
  featured: Generated<boolean>;
  external_url: string;
  picture: OptionalJson<Picture | null>;
  attachments: OptionalJson<Attachment[]>;
  album: OptionalJson<Picture[]>;
  /** A hash of everything above, to detect unchanged files. */
  digest: string;
};

type TopicViewsTable = { topic_id: number; views: ColumnType<string, number, number> };

type VisitorDayTable = { day: IsoDate; visitors: number };

type SitePartTable = { name: string; content: Json<unknown> };

type CalendarEventTable = {
  position: number;
  title: string;
  starts_on: IsoDate;
  ends_on: IsoDate;
  time: string;
  place: string;
  url: string;
};

type MediaNameTable = { file: string; name: string };

type ContentStateTable = {
  only_row: Generated<boolean>;
  kind: 'demo' | 'own';
  imported_at: Date;
};
