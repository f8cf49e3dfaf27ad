import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/temporary-folder.ts';
import type { Bilingual } from '../../language.ts';
import { FolderStore } from '../media/folder-store.ts';
import type { ContentProblem } from './content-problems.ts';
import { FolderMedia } from './folder-media.ts';
import { publishFolder } from './publish-folder.ts';
import { readContentFolder } from './read-folder.ts';

const THAI = /\p{Script=Thai}/u;
const DAY = '2026-11-01';

const page = (head: string, body = 'Text') => `---\n${head}\n---\n${body}\n`;
const titled = (more: string, body?: string) => page(`title: Title\ndate: ${DAY}\n${more}`, body);
const rate = (more: string, kind = 'loan') => `- { kind: ${kind}, name: A, items: [{ name: A, ${more} }] }`;
const HEAD = `name: A, version: 1, from: ${DAY}, source: A`;
const ROUNDING = '{ per: sum, unit: satang, mode: half-up }';

/** Everything in them is in Latin letters, so that only the reasons can be Thai. */
const BAD: readonly [file: string, content: string | Uint8Array][] = [
  ['a.md', 'Text'],
  ['a.md', page(`date: ${DAY}`)],
  ['a.md', titled('tilte: A')],
  ['a.md', titled('author: [A')],
  ['a.md', titled('author: *A')],
  ['a.md', titled('author: &A B')],
  ['a.md', titled('author: !A B')],
  ['a.md', titled('author: A #1')],
  ['a.md', titled('? [A]\n: B')],
  ['a.md', titled(String.raw`author: "\0"`)],
  ['a.md', titled(`author: ${'['.repeat(20_000)}${']'.repeat(20_000)}`)],
  ['a.md', titled(`author: ${'A'.repeat(300)}`)],
  ['a.md', page(`title: ''\ndate: ${DAY}`)],
  ...[
    '2026-13-01',
    '03/04/2026',
    'soon',
    '2026-11-18 25:00',
    '0000-00-00',
    '1700-01-01',
    'Monday 1 November 2026',
  ].flatMap((day): [string, string][] => [
    ['a.md', page(`title: A\ndate: ${day}`)],
    ['a.md', titled(`valid_from: ${day}`)],
  ]),
  ['a.md', titled('url: javascript:x')],
  ['a.md', titled('id: 0')],
  ['a.md', titled('featured: maybe')],
  ['a.md', titled('category: a b')],
  ['a.md', titled(`picture: { file: A }\nattachments: A\nalbum: [{}]`)],
  ['a.md', titled('valid_from: 2026-12-01\nvalid_until: 2026-11-30')],
  ['a.md', titled('', 'A '.repeat(200_000))],
  ['a.md', titled('', '| A |\n|---|\n| A | B |')],
  ['a.md', titled('', '01. A')],
  ['a.md', titled('', '<button>A</button> <blorp>A</blorp> <p hidden>A</p>')],
  ['a.md', titled('', '<style>p { display: none }</style> <p dir="rtl">A</p>')],
  ['a.md', titled('', '<p popover>A</p> <p style="display:none">A</p> <img src="https://a.example/a.png">')],
  ['a.md', 'A\0'],
  ['a.md', Uint8Array.from([0x41, 0xff])],
  ['site/menus.yaml', '[]'],
  ['site/menu.yaml', 'A'],
  ['site/menu.yaml', '[{ name: A }]'],
  ['site/menu.yaml', '[{ name: A, url: home }]'],
  ['site/banners.yaml', 'notice: { colour: "#fff", html: "<blorp>A</blorp>" }'],
  ['site/home.yaml', '[{ kind: weather, title: A }]'],
  ['site/footer.yaml', 'address: A\nemails: [A]\nmap_url: A'],
  ['site/partners.yaml', '[{ name: A, url: A }]'],
  ['site/calendar.yaml', '[{ title: A, date: 2026-11-02, until: 2026-11-01 }]'],
  ['site/rates.yaml', rate('rate: A')],
  ['site/rates.yaml', rate('rate: 5, max_amount: A')],
  ['site/rates.yaml', rate('rate: 5, max_periods: 0')],
  ['site/rates.yaml', rate('rate: 5, max_periods: 12', 'deposit')],
  ['site/categories.yaml', '[{ category: a b, name: A }]'],
  ['site/rules.yaml', 'demonstration: false\nyear_end_month: 13\nloan_items: { A: B }'],
  ['site/rules.yaml', `guarantee: [{ ${HEAD}, division: A, liability: A }]`],
  ['site/rules.yaml', `average_return: [{ ${HEAD}, none_after_default: A, rounding: {} }]`],
  ['site/rules.yaml', `loan: [{ ${HEAD}, year_days: 1, pay_day: 32, weekend: A, rounding: ${ROUNDING} }]`],
  ...['by: weeks', 'by: days, year_days: 1', 'by: months, first: 13, divisor: 1, cut_off: 31'].map(
    (weighing): [string, string] => [
      'site/rules.yaml',
      `dividend: [{ ${HEAD}, ceiling: A, rounding: ${ROUNDING}, weighing: { ${weighing} } }]`,
    ],
  ),
  [
    'site/rules.yaml',
    `dividend: [{ ${HEAD}, ceiling: 1, rounding: ${ROUNDING}, weighing: { by: months, first: 12, divisor: 11, cut_off: 1 } }]`,
  ],
  [
    'site/rules.yaml',
    `guarantee: [{ ${HEAD.replace('version: 1', 'version: 0')}, division: equally, liability: part }]`,
  ],
  ['site/rules.yaml', `guarantee:\n${`  - { ${HEAD}, division: equally, liability: part }\n`.repeat(2)}`],
  ['site/terms.md', page('title: A', '')],
  [
    'site/privacy.md',
    page(`title: A\nconsents:\n${'  - { code: a, title: A, description: A }\n'.repeat(2)}`),
  ],
  ['a.md', titled('picture: none.png')],
  ['a.md', titled('picture: a.md')],
  ['a.md', titled('picture: broken.png')],
  ['a.md', titled('attachments: [none.pdf]')],
  ['a.md', titled('attachments: [..]')],
  ['a.md', titled('attachments: [../..]')],
  ['a.md', titled('attachments: [unknown.txt]')],
  ['a.md', titled('attachments: [named.png]')],
  ['site/partners.yaml', '[{ name: A, url: /a, logo: none.png }]'],
];

const FILES = {
  'broken.png': Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'unknown.txt': 'A',
  'named.png': '%PDF-1.7',
};

async function listProblems(files: Record<string, string | Uint8Array>): Promise<ContentProblem[]> {
  const folder = writeFiles(temporaryFolder(), files);
  const draft = await readContentFolder(folder);
  const media = new FolderMedia(folder, new FolderStore(temporaryFolder()));
  if (draft.problems.length === 0) await publishFolder(draft, { media, problems: draft.problems });
  return draft.problems;
}

function expectBoth({ th, en }: Bilingual): void {
  expect(th).toMatch(THAI);
  expect(en).toMatch(/[a-z]/);
  expect(en).not.toMatch(THAI);
  expect(`${th}${en}`).not.toContain('\0');
}

it.each(BAD.map(([file, content]) => [file, String(content).slice(0, 100), content] as const))(
  'a refusal has its reasons in both languages: %s %j',
  async (file, _start, content) => {
    const problems = await listProblems({ ...FILES, [file]: content });
    expect(problems).not.toEqual([]);
    for (const { reason } of problems) expectBoth(reason);
  },
);

it.each([
  { 'a.md': titled('id: 7'), 'b.md': titled('id: 7') },
  { 'site/menu.yaml': '[]', 'site/menu.json': '[]' },
  { 'cafe\u0301.md': titled(''), 'caf\u00e9.md': titled('') },
])('a refusal of two files has its reason in both languages: %j', async (files) => {
  const [problem, ...others] = await listProblems(files);
  expect(others).toEqual([]);
  expectBoth(problem?.reason ?? { th: '', en: '' });
});

it('no sentence of the module is in Thai alone', () => {
  const sources = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'));
  const files = [...sources, '../info/rule-book.ts', '../media/picture-maker.ts'];
  const alone = files.flatMap((name) =>
    readFileSync(path.join(import.meta.dirname, name), 'utf8')
      .split('\n')
      .filter((line) => THAI.test(line) && !/\bth: |^\s*\/?\*|^ {2}\/\^/.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(alone).toEqual([]);
});
