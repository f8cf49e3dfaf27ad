import type { DemandKind, DemandState } from '@sahakorn/contract/demand';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type AuthoredColumns = {
  body: string;
  name: string;
  /** Of a signed-in author; kept, never shown. */
  membership_no: string | null;
  created_at: Date;
  /** As everyone reads it; null in a row of an older release. */
  masked_body: Generated<string | null>;
};

type RemovableColumns = {
  /** SHA-256 of the deletion token; null if there is none. */
  delete_hash: Buffer | null;
  removed_at: Generated<Date | null>;
  /** `author`, or the officer who deleted it. */
  removed_by: Generated<string | null>;
};

/** A topic of the board. */
export type BoardTopicTable = AuthoredColumns &
  RemovableColumns & {
    topic_id: Generated<number>;
    title: string;
    masked_title: Generated<string | null>;
    masked_name: Generated<string | null>;
    /** Demonstration content, removed when the cooperative publishes its own. */
    is_demo: Generated<boolean>;
  };

/** An answer to a topic. */
export type BoardAnswerTable = AuthoredColumns &
  RemovableColumns & {
    answer_id: Generated<number>;
    topic_id: number;
    masked_name: Generated<string | null>;
    /** The officer who answers for the cooperative; empty for everyone else. */
    staff: Generated<string | null>;
  };

/** A request or complaint. */
export type DemandTable = AuthoredColumns & {
  demand_id: Generated<number>;
  title: string;
  masked_title: Generated<string | null>;
  contact: string;
  topic_kind: DemandKind;
  /** As its author wished, until an officer hides it. */
  public: boolean;
  /** SHA-256 of the tracking code. */
  tracking_hash: Buffer;
  state: Generated<DemandState>;
  answer: Generated<string | null>;
  answered_at: Generated<Date | null>;
  is_demo: Generated<boolean>;
};

/** Who wrote what, when and from where: kept for the Computer Crime Act, and counted for rate limits. */
export type VisitorPostTable = {
  post_id: GeneratedAlways<string>;
  kind: PostKind;
  row_id: number;
  address: string;
  /** The part of the address that belongs to one place. */
  place: string;
  user_agent: string;
  /** SHA-256 of what was written, and of the secret of the browser or program that sent it. */
  digest: Buffer;
  created_at: ColumnType<Date, Date, never>;
};

/** A write with an idempotency key, and its encrypted answer. */
export type IdempotencyKeyTable = {
  id: Buffer;
  fingerprint: Buffer;
  /** The claim of the request that works on it. */
  claim: Buffer;
  claimed_at: Date;
  /** Null while the work is under way. */
  answer: Generated<Buffer | null>;
};

export type PostKind = 'topic' | 'answer' | 'demand';
