import type { Topic, TopicPicture } from '../../domain/topic/topic-from-wire.ts';

export type Slide = {
  title: string;
  excerpt: string;
  /** What kind of thing it is, such as ประกาศ. */
  label: string;
  url: string;
  picture: TopicPicture | null;
};

/** Days are ISO dates; `time` as the cooperative wrote it. */
export type CalendarEvent = {
  title: string;
  startsOn: string;
  endsOn: string;
  time: string;
  place: string;
  url: string;
};

/** Percent a year as decimal strings; `effectiveOn` is an ISO date. */
export type RateGroup = {
  kind: 'deposit' | 'loan';
  name: string;
  effectiveOn: string | null;
  url: string;
  rates: readonly { name: string; rate: string }[];
};

/** A section of the first page. */
export type HomeSection =
  | { kind: 'slider'; title: string; slides: readonly Slide[] }
  | { kind: 'links'; title: string; links: readonly { name: string; url: string }[] }
  | {
      kind: 'topics';
      title: string;
      category: string;
      /** With a lead, as pictures, or as titles. */
      layout: 'news' | 'albums' | 'plain';
      topics: readonly Topic[];
    }
  | { kind: 'calendar'; title: string; events: readonly CalendarEvent[] }
  | { kind: 'rates'; title: string; groups: readonly RateGroup[] }
  | {
      kind: 'board';
      title: string;
      topics: readonly { id: number; title: string; answerCount: number }[];
    }
  | { kind: 'visitors'; title: string; today: number; total: number };

export type SectionByKind<Kind extends HomeSection['kind']> = Extract<HomeSection, { kind: Kind }>;
