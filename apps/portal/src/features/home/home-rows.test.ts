import { expect, it } from 'vitest';
import type { HomeSection, SectionByKind } from './home-from-wire.ts';
import { toRows } from './home-rows.ts';

const topics = (layout: SectionByKind<'topics'>['layout'], filled = true): HomeSection => ({
  kind: 'topics',
  title: layout,
  category: 'news',
  layout,
  topics: filled ? [{} as SectionByKind<'topics'>['topics'][number]] : [],
});
const SLIDE = { title: 'ก', excerpt: '', label: '', url: '', picture: null };
const SECTIONS: Readonly<Record<string, HomeSection>> = {
  slider: { kind: 'slider', title: 'slider', slides: [SLIDE] },
  links: { kind: 'links', title: 'links', links: [{ name: 'ก', url: '/x' }] },
  news: topics('news'),
  albums: topics('albums'),
  plain: topics('plain'),
  calendar: {
    kind: 'calendar',
    title: 'calendar',
    events: [{ title: 'ก', startsOn: '', endsOn: '', time: '', place: '', url: '' }],
  },
  rates: {
    kind: 'rates',
    title: 'rates',
    groups: [{ kind: 'loan', name: 'ก', effectiveOn: null, url: '', rates: [{ name: 'ก', rate: '5' }] }],
  },
  visitors: { kind: 'visitors', title: 'visitors', today: 1, total: 2 },
  board: { kind: 'board', title: 'board', topics: [{ id: 1, title: 'ก', answerCount: 0 }] },
  'no board': { kind: 'board', title: 'x', topics: [] },
  'no slides': { kind: 'slider', title: 'x', slides: [] },
  'no links': { kind: 'links', title: 'x', links: [] },
  'no topics': topics('plain', false),
  'no events': { kind: 'calendar', title: 'x', events: [] },
  'no rates': {
    kind: 'rates',
    title: 'x',
    groups: [{ kind: 'loan', name: 'ก', effectiveOn: null, url: '', rates: [] }],
  },
};

/** The rows in short: `first-wider: news, rates`. */
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
