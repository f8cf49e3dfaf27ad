import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { normaliseThai } from '@sahakorn/thai/normalise';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/temporary-folder.ts';
import { FolderStore } from '../media/folder-store.ts';
import { FolderMedia } from './folder-media.ts';
import { publishFolder } from './publish-folder.ts';
import { readContentFolder } from './read-folder.ts';

const PAGE = '---\ntitle: ก\ndate: 2026-06-01\n---\nข\n';

const writeFolder = (files: Record<string, string | Uint8Array>) => writeFiles(temporaryFolder(), files);

let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#055651' } })
    .png()
    .toBuffer();
});

describe('the name of a page', () => {
  it.each([
    'cafe\u0301',
    'caf\u00e9',
    'ค\u0e48\u0e39มือ',
    'ค\u0e39\u0e48มือ',
    'น\u0e49\u0e4dา',
    'ประกาศ ๑',
    'ก%20ข',
    'a.b.c',
  ])('may be in any form: %j', async (name) => {
    const folder = writeFolder({ [`news/${name}.md`]: PAGE, [`${name}/หน้า.md`]: PAGE });
    const { topics, problems } = await readContentFolder(folder);
    expect(problems).toEqual([]);
    const expected = [`news/${name}.md`, `${name}/หน้า.md`].map((file) => normaliseThai(file));
    expect(topics.map(({ source }) => source).toSorted()).toEqual(expected.toSorted());
  });

  it.each(['md', 'MD', 'Md', 'markdown', 'Markdown', 'MARKDOWN', 'htm', 'HTM', 'html', 'Html', 'HTML'])(
    'may end in .%s',
    async (ending) => {
      const { topics, others } = await readContentFolder(writeFolder({ [`news/a.${ending}`]: PAGE }));
      expect(topics).toHaveLength(1);
      expect(topics[0]?.html.trim()).toBe(/^m/i.test(ending) ? '<p>ข</p>' : 'ข');
      expect(others).toEqual([]);
    },
  );

  it('is refused where two files have it in different forms', async () => {
    const { problems } = await readContentFolder(
      writeFolder({ 'news/cafe\u0301.md': PAGE, 'news/caf\u00e9.md': PAGE }),
    );
    expect(problems).toMatchObject([{ file: 'news/caf\u00e9.md', line: null }]);
  });
});

it('reads parts of the site with any ending', async () => {
  const draft = await readContentFolder(
    writeFolder({
      'site/menu.YAML': '- { name: ก, url: /home }',
      'site/Home.Yml': '- { kind: rates, title: ก }',
      'site/partners.JSON': '[]',
      'site/terms.MD': '---\ntitle: ก\n---\nข',
      'site/Privacy.markdown': '---\ntitle: ก\n---\nข',
    }),
  );
  expect(draft.problems).toEqual([]);
  expect(Object.keys(draft.site).toSorted()).toEqual(['home', 'menu', 'partners']);
  expect([draft.terms?.bodyHtml, draft.privacy?.bodyHtml]).toEqual(['<p>ข</p>', '<p>ข</p>']);
});

it('finds pictures and files by their names in any form, and lists what nothing uses', async () => {
  const text = [
    '![](../ภาพ/น\u0e49\u0e4dา.PNG)',
    '![](../ภาพ/cafe\u0301.png)',
    '![](/ภาพ/น้ำ.png)',
    '[ก](ค\u0e39\u0e48มือ.pdf)',
    '[ข](..\\\\ภาพ\\\\caf%C3%A9.png)',
  ].join('\n\n');
  const folder = writeFolder({
    'news/a.md': PAGE.replace('ข\n', `${text}\n`),
    'news/ค\u0e48\u0e39มือ.pdf': '%PDF-1.7',
    'ภาพ/น้ำ.png': picture,
    'ภาพ/caf\u00e9.png': picture,
    'ภาพ/unused.png': picture,
    'news/notes.txt': 'ก',
    'news/page.docx': 'ก',
    'Site/menu.yaml': '[]',
    'README.md': 'ก',
    'news/_draft.md': 'ก',
    '.hidden/a.md': 'ก',
  });
  symlinkSync('a.md', path.join(folder, 'news/link.md'));
  const draft = await readContentFolder(folder);
  const media = new FolderMedia(folder, new FolderStore(temporaryFolder()));
  const { topics } = await publishFolder(draft, { media, problems: draft.problems });
  expect(draft.problems).toEqual([]);
  expect(topics[0]?.bodyHtml.match(/\/mediafiles\//g)).toHaveLength(5);
  expect(await media.listUnused(draft.others)).toEqual([
    'Site/menu.yaml',
    'news/link.md',
    'news/notes.txt',
    'news/page.docx',
    'ภาพ/unused.png',
  ]);
});

it('names the line of a file that is missing in a folder of another form', async () => {
  const folder = writeFolder({ 'cafe\u0301/a.md': PAGE.replace('ข\n', 'ข\n\n![](ไม่มี.png)\n') });
  const draft = await readContentFolder(folder);
  const media = new FolderMedia(folder, new FolderStore(temporaryFolder()));
  await publishFolder(draft, { media, problems: draft.problems });
  expect(draft.problems).toEqual([
    { file: 'caf\u00e9/a.md', line: 7, reason: { th: 'ไม่มี.png: ไม่มีไฟล์นี้', en: 'ไม่มี.png: no such file' } },
  ]);
});
