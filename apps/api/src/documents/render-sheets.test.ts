import { normaliseThai } from '@sahakorn/thai/words';
import { describe, expect, it } from 'vitest';
import { actualTexts, pageContents, readPdf } from '../../test/pdf.ts';
import { mm } from './paper.ts';
import { renderSheets } from './render-sheets.ts';
import type { Block, Column, Row, Sheet } from './sheet.ts';

const MARKS = 'ที่ ปู่ ฎุ ญี่ น้ำ เก้าอี้ ป้ำ ฝั่ง ผู้ค้ำประกัน กตัญญู ฐุ ปั๊ม';
const LETTERHEAD = {
  nameThai: 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด',
  nameEnglish: 'Example',
  address: '99 ถนนตัวอย่าง กรุงเทพมหานคร 10000',
  contact: 'โทร. 02 000 0001',
};
const MADE_AT = new Date('2026-11-20T03:00:00Z');

function toSheet(blocks: Block[], changes: Partial<Sheet> = {}): Sheet {
  return {
    title: 'รายการเคลื่อนไหวเงินฝาก',
    facts: [
      ['ชื่อ', 'นางสมหญิง ใจดี'],
      ['เลขสมาชิก', '001234'],
    ],
    blocks,
    notes: ['จำนวนเงินเป็นบาท'],
    verification: {
      documentNo: '69-000001',
      code: 'ABCD-EFGH-JKMN',
      address: 'https://portal.example.co.th/verify/ABCDEFGHJKMN',
    },
    ...changes,
  };
}

function getTable(rows: Row[]): Block {
  return {
    kind: 'table',
    columns: [
      { head: 'รายการ', width: 3 },
      { head: 'คงเหลือ', width: 1, align: 'right' },
    ],
    rows,
    carry: ({ cells }) => ({ cells: ['ยอดยกมาจากหน้าก่อน', cells[1] ?? ''] }),
  };
}

const manyRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ cells: [`แถวที่ ${at + 1}`, `${at + 1}.00`] }));

const render = (...sheets: [Sheet, ...Sheet[]]) =>
  renderSheets(sheets, { letterhead: LETTERHEAD, madeAt: MADE_AT, signal: new AbortController().signal });

describe('a rendered sheet', () => {
  it('copies its Thai words, whether a reader knows ActualText or not', async () => {
    const file = await render(toSheet([{ kind: 'note', text: MARKS }]));
    expect((await readPdf(file)).text).toContain(MARKS);
    expect(actualTexts(file)).toContain(MARKS);
  });

  it('is tagged, in Thai, and titled for those who do not see it', async () => {
    const { info, tags } = await readPdf(await render(toSheet([getTable(manyRows(2))])));
    expect(info).toMatchObject({ Language: 'th-TH', Title: 'รายการเคลื่อนไหวเงินฝาก', PDFFormatVersion: '1.7' });
    expect(tags.filter((tag) => ['H1', 'Table', 'TR', 'TH', 'TD', 'Figure'].includes(tag))).toEqual([
      'H1',
      'Table',
      'TR',
      'TH',
      'TH',
      'TR',
      'TD',
      'TD',
      'TR',
      'TD',
      'TD',
      'Figure',
    ]);
  });

  it('repeats the head of a table on each page and carries the balance over', async () => {
    const { pages, text } = await readPdf(await render(toSheet([getTable(manyRows(120))])));
    expect(pages.length).toBeGreaterThan(3);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain('คงเหลือ');
      expect(page).toContain(`หน้า ${at + 1} / ${pages.length}`);
      expect(page).toContain('ABCD-EFGH-JKMN');
      expect(page).toContain('001234');
    }
    const last = /แถวที่ (\d+)(?![\s\S]*แถวที่)/.exec(pages[0] ?? '')?.[1];
    expect(pages[1]).toMatch(
      new RegExp(String.raw`ยอดยกมาจากหน้าก่อน\s+${last}\.00\s+แถวที่ ${Number(last) + 1}\s`),
    );
    expect([...text.matchAll(/แถวที่ (\d+)/g)].map(([, number]) => Number(number))).toEqual(
      Array.from({ length: 120 }, (_, at) => at + 1),
    );
  });

  it('begins each of several sheets on a new page, with its own code', async () => {
    const verification = {
      documentNo: '69-000002',
      code: 'ZZZZ-ZZZZ-ZZZZ',
      address: 'https://x.test/verify/Z',
    };
    const { pages } = await readPdf(
      await render(toSheet([getTable(manyRows(1))]), toSheet([getTable(manyRows(1))], { verification })),
    );
    expect(pages.map((page) => /รหัสตรวจสอบ (\S+)/.exec(page)?.[1])).toEqual([
      'ABCD-EFGH-JKMN',
      'ZZZZ-ZZZZ-ZZZZ',
    ]);
  });

  it('opens and closes the span of a text inside its coordinates', async () => {
    const file = await render(toSheet([getTable([{ cells: ['น้ำ', '−1.00'] }])]));
    const drawn = pageContents(file).join('\n');
    expect(drawn.match(/BT\n\/Span <<\n\/ActualText/g)?.length).toBeGreaterThan(5);
    expect(drawn.match(/ActualText/g)).toHaveLength(drawn.match(/EMC\nET/g)?.length ?? -1);
    expect(drawn.match(/\bB[DM]C$/gm)).toHaveLength(drawn.match(/^EMC$/gm)?.length ?? -1);
  });

  it('writes an amount too long for its column smaller, not over its neighbour', async () => {
    const amounts = ['1.00', '−9,999,999,999,999.99'];
    const columns: Column[] = [
      { head: 'รายการ', width: 6 },
      { head: 'คงเหลือ', width: 1, align: 'right' },
    ];
    const rows = amounts.map((amount): Row => ({ cells: ['ฝาก', amount] }));
    const { items } = await readPdf(await render(toSheet([{ kind: 'table', columns, rows }])));
    const [small, large] = amounts.map((amount) => items.find(({ text }) => text === amount));
    expect(large?.height).toBeLessThan(small?.height ?? 0);
    expect(large?.right).toBeCloseTo(small?.right ?? 0, 1);
    expect(large?.width).toBeLessThan(mm(180) / 7);
  });

  it('writes letters that its first font lacks in a second one, on the same line', async () => {
    const name = 'Łukasz Ψ ສົມຫຍິງ ใจดี';
    const file = await render(toSheet([{ kind: 'note', text: name }]));
    const { text, items } = await readPdf(file);
    expect(text.replaceAll(/\s/g, '')).toContain(name.replaceAll(' ', ''));
    expect(text).not.toContain('□');
    const places = items.filter((item) => /Ψ|Łukasz/.test(item.text)).map(({ bottom }) => bottom);
    expect(places).toHaveLength(2);
    expect(places[0]).toBeCloseTo(places[1] ?? 0, 2);
  });

  it('draws a box for a letter that no font has, reports it, and lets the letter be copied', async () => {
    const file = await render(toSheet([{ kind: 'note', text: 'นาย 陳大文' }]));
    const { text } = await readPdf(file);
    expect(text).toMatch(/นาย\s+□□□/);
    expect(text).toMatch(/□\s+แทนตัวอักษรที่เอกสารนี้พิมพ์ไม่ได้/);
    expect(actualTexts(file)).toContain('陳大文');
  });

  it('prints hostile text as text', async () => {
    const name = 'นาง\u0000(\\) /ActualText <<>> BT ET \u202e𝕏 日本 😀 <script>';
    const { text } = await readPdf(await render(toSheet([{ kind: 'note', text: name }])));
    expect(text).toContain('(\\) /ActualText <<>> BT ET');
    expect(text).toContain('<script>');
  });

  it('keeps a long text without spaces inside the page', async () => {
    const long = 'กี่'.repeat(400);
    const { text } = await readPdf(await render(toSheet([{ kind: 'note', text: long }])));
    expect(normaliseThai(text).replaceAll(/\s/g, '')).toContain(long);
    expect(text).not.toContain(long);
  });
});
