import { type HomeSection as WireSection, home } from '@sahakorn/contract/home';
import { request } from '../../lib/api/api-request.ts';
import { pictureFromWire, topicFromWire } from '../../domain/topic/topic-from-wire.ts';
import type { HomeSection } from './home.ts';

export const listHomeSections = () =>
  request(home, { read: ({ data }): HomeSection[] => data.map(sectionFromWire) });

function sectionFromWire(section: WireSection): HomeSection {
  switch (section.kind) {
    case 'slider':
      return {
        kind: 'slider',
        title: section.title,
        slides: section.items.map(({ title, excerpt, label, url, picture }) => ({
          title,
          excerpt,
          label,
          url,
          picture: picture && pictureFromWire(picture),
        })),
      };
    case 'links':
      return { kind: 'links', title: section.title, links: section.items };
    case 'topics': {
      const { kind, title, category, layout, items } = section;
      return { kind, title, category, layout, topics: items.map(topicFromWire) };
    }
    case 'board':
      return {
        kind: 'board',
        title: section.title,
        topics: section.items.map(({ topic_id, answer_count, title }) => ({
          id: topic_id,
          title,
          answerCount: answer_count,
        })),
      };
    case 'calendar':
      return {
        kind: 'calendar',
        title: section.title,
        events: section.items.map(({ starts_on, ends_on, ...event }) => ({
          ...event,
          startsOn: starts_on,
          endsOn: ends_on,
        })),
      };
    case 'rates':
      return {
        kind: 'rates',
        title: section.title,
        groups: section.groups.map(({ kind, name, effective_on, url, items }) => ({
          kind,
          name,
          effectiveOn: effective_on,
          url,
          rates: items,
        })),
      };
    case 'visitors':
      break;
  }
  return section;
}
