import { expect, it } from 'vitest';
import type { HomeSection, SectionByKind } from './home-endpoints.ts';
import { toRows } from './home-rows.ts';

const topics = (layout: SectionByKind<'topics'>['layout'], filled = true): HomeSection => ({
  kind: 'topics',
  title: layout,
  category: 'news',
  layout,
  items: filled ? [{} as SectionByKind<'topics'>['items'][number]] : [],
});
const SLIDE = { title: 'ก', excerpt: '', label: '', url: '', picture: null, default_image: '' };
const SECTIONS: Readonly<Record<string, HomeSection>> = {
  slider: { kind: 'slider', title: 'slider', items: [SLIDE] },
  links: { kind: 'links', title: 'links', items: [{ name: 'ก', url: '/x' }] },
  news: topics('news'),
  albums: topics('albums'),
  plain: topics('plain'),
  calendar: {
    kind: 'calendar',
    title: 'calendar',
    items: [{ title: 'ก', starts_on: '', ends_on: '', time: '', place: '', url: '' }],
  },
  rates: {
    kind: 'rates',
    title: 'rates',
    groups: [{ kind: 'loan', name: 'ก', effective_on: null, url: '', items: [{ name: 'ก', rate: '5' }] }],
  },
  visitors: { kind: 'visitors', title: 'visitors', today: 1, total: 2 },
  board: {
    kind: 'board',
    title: 'board',
    items: [{ topic_id: 1, title: 'ก', answer_count: 0, name: '', created_at: '' }],
  },
  'no board': { kind: 'board', title: 'x', items: [] },
  'no slides': { kind: 'slider', title: 'x', items: [] },
  'no links': { kind: 'links', title: 'x', items: [] },
  'no topics': topics('plain', false),
  'no events': { kind: 'calendar', title: 'x', items: [] },
  'no rates': {
    kind: 'rates',
    title: 'x',
    groups: [{ kind: 'loan', name: 'ก', effective_on: null, url: '', items: [] }],
  },
};

/** Summarizes the rows: `first-wider: news, rates`. */
function rows(names: string): string[] {
  const sections = names.split(', ').flatMap((name) => (SECTIONS[name] ? [SECTIONS[name]] : []));
  return toRows(sections).map((row) => {
    const kind = row.kind === 'pair' ? row.columns : row.kind;
    return `${kind}: ${row.sections.map(({ title }) => title).join(', ')}`;
  });
}

it.each([
  [
    'slider, links, news, rates, albums, plain, plain, visitors',
    ['lead: slider, links', 'first-wider: news, rates', 'whole: albums', 'even: plain, plain'],
  ],
  ['rates, news', ['second-wider: rates, news']],
  ['links, slider', ['whole: links', 'whole: slider']],
  ['plain, plain, plain', ['even: plain, plain', 'whole: plain']],
  ['calendar, rates', ['even: calendar, rates']],
  ['plain, board, no board', ['even: plain, board']],
  ['news, plain', ['whole: news', 'whole: plain']],
  ['plain, no topics, calendar', ['even: plain, calendar']],
  ['no slides, no links, no topics, no events, no rates, visitors', []],
])('sets %s', (names, expected) => {
  expect(rows(names)).toEqual(expected);
});
