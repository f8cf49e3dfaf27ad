import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { IsoDate } from './column-types.ts';

/** A purpose that a member may consent to or not. */
export type ConsentPurpose = { code: string; title: string; description: string };

export type PrivacyNoticeTable = {
  version: number;
  title: string;
  body_html: string;
  consents: JSONColumnType<readonly ConsentPurpose[]>;
  published_at: Date;
};

export type ConsentDecisionTable = {
  id: GeneratedAlways<string>;
  membership_no: string;
  code: string;
  version: number;
  given: boolean;
  decided_at: Date;
  address: string;
  user_agent: string;
};

export type PrivacyRequestTable = {
  id: GeneratedAlways<string>;
  membership_no: string;
  kind: string;
  detail: string;
  received_at: Date;
  due_on: IsoDate;
  state: Generated<string>;
  answer: Generated<string | null>;
  answered_at: Generated<Date | null>;
  /** The officer who answered. */
  staff: Generated<string | null>;
};

/** The steps in handling a personal data breach. */
export type BreachStep = 'discovered' | 'assessed' | 'reported' | 'members-told' | 'note' | 'closed';

export type BreachEntryTable = {
  id: GeneratedAlways<string>;
  breach_no: number;
  step: BreachStep;
  happened_at: Date;
  recorded_at: Date;
  staff: string;
  detail: string;
};
