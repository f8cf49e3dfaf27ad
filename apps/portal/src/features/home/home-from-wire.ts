import type { HomeSection as WireSection } from '@sahakorn/contract/home';
import { pictureFromWire, topicFromWire } from '../../domain/topic/topic-from-wire.ts';

export type HomeSection = ReturnType<typeof sectionFromWire>;

export type SectionByKind<Kind extends HomeSection['kind']> = Extract<HomeSection, { kind: Kind }>;
export type Slide = SectionByKind<'slider'>['slides'][number];
export type CalendarEvent = SectionByKind<'calendar'>['events'][number];
export type RateGroup = SectionByKind<'rates'>['groups'][number];

export function sectionFromWire(section: WireSection) {
  const { title } = section;
  switch (section.kind) {
    case 'slider':
      return {
        kind: section.kind,
        title,
        slides: section.items.map(({ default_image: _defaultImage, picture, ...slide }) => ({
          ...slide,
          picture: picture && pictureFromWire(picture),
        })),
      };
    case 'links':
      return { kind: section.kind, title, links: section.items };
    case 'topics': {
      const { items, ...same } = section;
      return { ...same, topics: items.map(topicFromWire) };
    }
    case 'board':
      return {
        kind: section.kind,
        title,
        topics: section.items.map(({ topic_id, answer_count, title: topicTitle }) => ({
          id: topic_id,
          title: topicTitle,
          answerCount: answer_count,
        })),
      };
    case 'calendar':
      return {
        kind: section.kind,
        title,
        events: section.items.map(({ starts_on, ends_on, ...event }) => ({
          ...event,
          startsOn: starts_on,
          endsOn: ends_on,
        })),
      };
    case 'rates':
      return {
        kind: section.kind,
        title,
        groups: section.groups.map(({ effective_on, items, ...group }) => ({
          ...group,
          effectiveOn: effective_on,
          rates: items,
        })),
      };
    case 'visitors':
      break;
  }
  return section;
}
