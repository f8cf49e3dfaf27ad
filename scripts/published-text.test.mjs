// What a reader sees of a text in a browser, and of the page that is published from it.
import path from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { normaliseThai } from '../packages/thai/src/normalise.ts';
import { sanitiseHtml } from '../apps/api/src/html/sanitise-html.ts';
import { readBody } from '../apps/api/src/modules/content/page-body.ts';
import { hasThaigovNews, readNews } from '../apps/api/test/thaigov-news.ts';
import { findBrowser } from './browser.mjs';
import { CHROMIUM_ARGS } from './chromium-args.ts';

/** Of a body behind its front matter. */
const FIRST_LINE = 5;

/** Every element of the HTML Living Standard, the obsolete ones too, and those of other vocabularies in it. */
const ELEMENTS = (
  'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col colgroup ' +
  'data datalist dd del details dfn dialog div dl dt em embed fencedframe fieldset figcaption figure footer form h1 h2 h3 ' +
  'h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark math menu meta meter ' +
  'nav noscript object ol optgroup option output p picture pre progress q rp rt ruby s samp script search section select ' +
  'selectedcontent slot small source span strong style sub summary sup svg table tbody td template textarea tfoot th thead ' +
  'time title tr track u ul var video wbr ' +
  'acronym applet basefont bgsound big blink center dir font frame frameset image isindex keygen listing marquee menuitem ' +
  'multicol nextid nobr noembed noframes param plaintext rb rtc spacer strike tt xmp'
).split(' ');

/** Where an element may stand only inside others. */
const AROUND = {
  caption: ['<table>', '<tr><td>9</td></tr></table>'],
  tbody: ['<table>', '</table>'],
  thead: ['<table>', '</table>'],
  tfoot: ['<table>', '</table>'],
  tr: ['<table>', '</table>'],
  td: ['<table><tr>', '</tr></table>'],
  th: ['<table><tr>', '</tr></table>'],
  li: ['<ol start="4">', '</ol>'],
  dt: ['<dl>', '<dd>9</dd></dl>'],
  dd: ['<dl><dt>9</dt>', '</dl>'],
  rt: ['<ruby>9', '</ruby>'],
  rp: ['<ruby>9', '<rt>8</rt></ruby>'],
  option: ['<select>', '</select>'],
  optgroup: ['<select>', '</select>'],
  summary: ['<details open>', '7</details>'],
  legend: ['<fieldset>', '7</fieldset>'],
  figcaption: ['<figure>', '7</figure>'],
};

/** The contents of an element that holds no text itself. */
const INSIDE = {
  tbody: (text) => `<tr><td>${text}</td></tr>`,
  thead: (text) => `<tr><th>${text}</th></tr>`,
  tfoot: (text) => `<tr><td>${text}</td></tr>`,
  table: (text) => `<tr><td>${text}</td><td>1</td></tr>`,
  tr: (text) => `<td>${text}</td><td>1</td>`,
  ol: (text) => `<li>${text}</li><li value="7">1</li>`,
  ul: (text) => `<li>${text}</li><li>1</li>`,
  menu: (text) => `<li>${text}</li><li>1</li>`,
  dir: (text) => `<li>${text}</li><li>1</li>`,
  dl: (text) => `<dt>${text}</dt><dd>1</dd>`,
  svg: (text) => `<text>${text}</text>`,
  math: (text) => `<mn>${text}</mn>`,
  select: (text) => `<option>${text}</option>`,
  optgroup: (text) => `<option>${text}</option>`,
  ruby: (text) => `${text}<rt>1</rt>`,
  map: (text) => `${text}<area>`,
};

/** Figures and words around and inside each element, which must not join, vanish or come to light. */
function writeSources(name) {
  const [before, after] = AROUND[name] ?? ['', ''];
  const inside = INSIDE[name] ?? ((text) => text);
  const element = (text, attributes = '') => `<${name}${attributes}>${inside(text)}</${name}>`;
  return [
    `อัตรา 2.5${before}${element('5.25')}${after}0 บาท`,
    `${before}${element('2.5')}${element('0')}${after}`,
    `<p>ร้อยละ 5.25${before}${element('1')}${after}0 ต่อปี</p>`,
    `<div>12${before}${element('<b>3</b>')}${after}4</div>`,
    `<ol start="3"><li>1${before}${element('2')}${after}3<li>4</ol>`,
    `<table><tr><td>1${before}${element('2')}${after}<td>3</table>`,
    `${before}${element('5.25', ' hidden')}${after}0`,
    `${before}${element('5.25', ' style="display:none"')}${after}0`,
    `${before}${element('5.25', ' style="text-decoration: line-through"')}${after} 5.00`,
    `${before}${element('2', ' style="vertical-align: super; font-size: small"')}${after}0`,
    `10${before}${element('2', ' style="display:block"')}${after}0`,
    `10${before}${element('2', ' style="float:left"')}${after}0`,
    `10${before}${element('2', ' dir="rtl"')}${after}0`,
    `10${before}${element('2', ' open')}${after}0`,
    `10${before}${element('2', ' value="7"')}${after}0`,
    `10${before}<${name} value="7" title="8" alt="9" placeholder="6">0`,
  ];
}

/** The text of a body with what else a reader sees: numbers of items, raised and struck texts, quotation marks. Runs in the page. */
function readVisible(sources) {
  const getNumber = (item) => {
    const list = item.parentElement;
    const items = [...list.children].filter(({ localName }) => localName === 'li');
    const step = list.reversed ? -1 : 1;
    let number = list.hasAttribute('start') ? list.start : list.reversed ? items.length : 1;
    for (const other of items) {
      const own = Number.parseInt(other.getAttribute('value') ?? '', 10);
      if (!Number.isNaN(own)) number = own;
      if (other === item) return `${number}${(item.type || list.type).replace('1', '')}. `;
      number += step;
    }
    return '';
  };
  return sources.map((source) => {
    document.documentElement.innerHTML = `<head></head><body>${source}</body>`;
    for (const element of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      const add = (place, text) => element.insertAdjacentText(place, text);
      const isText = element.namespaceURI === 'http://www.w3.org/1999/xhtml' && element.textContent !== '';
      if (!isText || ['script', 'style', 'template', 'title'].includes(element.localName)) continue;
      if (element.localName === 'li' && element.parentElement?.localName === 'ol')
        add('afterbegin', getNumber(element));
      if (style.verticalAlign === 'super') add('afterbegin', '^');
      if (style.verticalAlign === 'sub') add('afterbegin', '_');
      if (style.textDecorationLine.includes('line-through')) add('afterbegin', '~');
      if (element.localName === 'q') add('afterbegin', '“');
      if (style.direction === 'rtl' && style.unicodeBidi.includes('override')) add('afterbegin', 'override');
    }
    return document.body.innerText.replaceAll(/\s+/g, ' ').trim();
  });
}

let browser;
let page;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await findBrowser(path.resolve(import.meta.dirname, '..')),
    args: [...CHROMIUM_ARGS],
  });
  page = await browser.newPage({ javaScriptEnabled: true });
  // Pages are rendered without the network.
  await page.route('**', (route) => route.abort());
});
afterAll(() => browser?.close());

const publish = (file, text) => {
  const { html, problems } = readBody({ file, text, firstLine: FIRST_LINE, hasFiles: true });
  return { html: sanitiseHtml(html), problems };
};

describe('the page of a text in HTML', () => {
  it.each(ELEMENTS)('shows what a browser shows of <%s>, or is refused with its line', async (name) => {
    const sources = writeSources(name);
    const pages = sources.map((source) => publish('news/a.html', source));
    const [seen, shown] = [
      await page.evaluate(readVisible, sources),
      await page.evaluate(
        readVisible,
        pages.map(({ html }) => html),
      ),
    ];
    const isRefused = pages.map(({ problems }) => problems.length > 0);
    const lines = pages.flatMap(({ problems }) => problems.map(({ line }) => line));
    expect(lines.every((line) => line === FIRST_LINE)).toBe(true);
    const onPages = sources.map((source, at) => [source, isRefused[at] ? seen[at] : shown[at]]);
    expect(onPages).toEqual(sources.map((source, at) => [source, seen[at]]));
  });
});

describe('the page of a text in Markdown', () => {
  it.each([
    // A range, a product and a footnote are no marks.
    ['เปิดทำการ 8.30~12.00 น. และ 13.00~16.30 น.', 'เปิดทำการ 8.30~12.00 น. และ 13.00~16.30 น.'],
    ['ประมาณ ~500 บาท ถึง ~600 บาท', 'ประมาณ ~500 บาท ถึง ~600 บาท'],
    ['~5.75~ 5.25', '~5.75~ 5.25'],
    ['ขนาด 5*3*2 และ 2**3**4', 'ขนาด 5*3*2 และ 2**3**4'],
    ['*5*3*2*', '*5*3*2*'],
    ['รหัส 5_3_2 และ __5__', 'รหัส 5_3_2 และ 5'],
    ['อัตรา 5.25[1] ต่อปี\n\n[1]: ดอกเบี้ย', 'อัตรา 5.25[1] ต่อปี [1]: ดอกเบี้ย'],
    ['อัตรา 5.25[1] ต่อปี\n\n[1]: 5.75', 'อัตรา 5.25[1] ต่อปี [1]: 5.75'],
    ['อัตรา 5.25[^1] ต่อปี\n\n[^1]: ไม่รวมภาษี', 'อัตรา 5.25[^1] ต่อปี [^1]: ไม่รวมภาษี'],
    ['[เอกสาร][a]\n\n[a]: https://example.com', 'เอกสาร'],
    // Struck, strong and raised texts.
    ['อัตราเดิม ~~5.75~~ อัตราใหม่ 5.25', 'อัตราเดิม ~5.75 อัตราใหม่ 5.25'],
    ['~~~\n5.75\n~~~', '5.75'],
    ['5.25<sup>1</sup> และ H<sub>2</sub>O', '5.25^1 และ H_2O'],
    ['ข้อ **1** และ*2* `3`', 'ข้อ 1 และ2 3'],
    ['```\n1  2\n3\n```', '1 2 3'],
    // The numbers of items.
    ['3. ก\n4. ข\n\nค\n\n5. ง', '3. ก 4. ข ค 5. ง'],
    ['1. ก\n1. ข\n1. ค', '1. ก 2. ข 3. ค'],
    ['1. ก\n3. ข\n5. ค', '1. ก 3. ข 5. ค'],
    ['5. ก\n4. ข\n3. ค', '5. ก 4. ข 3. ค'],
    ['0. ก\n1. ข', '0. ก 1. ข'],
    ['7) ก\n8) ข', '7. ก 8. ข'],
    ['2. ก\n   1. ข\n   3. ค\n3. ง', '2. ก 1. ข 3. ค 3. ง'],
    ['2569. ก', '2569. ก'],
    ['1\\. ก', '1. ก'],
    ['๑. ก\n๒. ข', '๑. ก ๒. ข'],
    ['- [x] ก\n- [ ] ข', '☑ ก ☐ ข'],
    ['* 5\n* 6', '5 6'],
    // Indented paragraphs are no code.
    ['\tย่อหน้าแรก **หนา**\n\n\tย่อหน้าสอง', 'ย่อหน้าแรก หนา ย่อหน้าสอง'],
    ['    ย่อหน้าแรก **หนา**\nต่อ *เอน*\n\n    ย่อหน้าสอง', 'ย่อหน้าแรก หนา ต่อ เอน ย่อหน้าสอง'],
    ['\t1. ก\n\t2. ข\n\t\t- ค', '1. ก 2. ข ค'],
    ['ก\n\n\t## หัว\n\n\tข', 'ก หัว ข'],
    ['1. ก\n\n    ย่อหน้าต่อ\n\n2. ข', '1. ก ย่อหน้าต่อ 2. ข'],
    // Tables, headings, breaks.
    ['| ก | ข |\n|---|--:|\n| 1 | 2 |\n| 3 |', 'ก ข 1 2 3'],
    ['| ก | ข |\n|---|---|\n| 1 \\| 2 | 3 |', 'ก ข 1 | 2 3'],
    ['# 1\n\n###### 6\n\n5.75\n---\n\n5.5\n===', '1 6 5.75 5.5'],
    ['2.5  \n0\\\n1\n2', '2.5 0 1 2'],
    ['5 < 6 & 7 > 3 &amp; &#52;', '5 < 6 & 7 > 3 & 4'],
    ['<div>2.5</div>\n<div>0</div>', '2.5 0'],
    ['> 5\n> 6\n\n***\n\n<https://example.com/5> 02-000-0001', '5 6 https://example.com/5 02-000-0001'],
  ])('of %j reads %j', async (text, expected) => {
    const { html, problems } = publish('news/a.md', text);
    expect(problems).toEqual([]);
    expect(await page.evaluate(readVisible, [html])).toEqual([
      expected.replaceAll(/(^|\s)(\d+)\. /g, '$1$2. '),
    ]);
  });

  it.each([
    ['ก\n\n| ก | ข |\n|---|---|\n| 1 | 2 | 3 |', 9, 'แถวของตารางมีช่องเกินหัวตาราง (2 ช่อง)'],
    ['ก\n\n01. ก\n02. ข', 7, 'เลขข้อ 01 ขึ้นต้นด้วย 0'],
    ['ก\nติดต่อ <name> ที่ 5', 6, 'ไม่รู้จักแท็ก <name>'],
    ['ก\n\n![](https://example.com/a.png)', 7, 'ใช้ภาพ https://example.com/a.png ไม่ได้'],
    ['ก\n<span style="text-decoration:line-through">5.75</span>', 6, 'หน้าเว็บไม่ใช้ style='],
    ['ก\n<input value="5.25">', 6, 'หน้าเว็บแสดงข้อความในแท็ก <input> ไม่ได้'],
  ])('of %j is refused at line %d', (text, line, reason) => {
    expect(publish('news/a.md', text).problems).toContainEqual({
      file: 'news/a.md',
      line,
      reason: { th: expect.stringContaining(reason), en: expect.any(String) },
    });
  });
});

/** One item of news in this many is published. */
const SHARE = 4;
const hasNews = hasThaigovNews();
describe.runIf(hasNews)('real news', () => {
  const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const getWords = (text) => normaliseThai(text).replaceAll(/\s+/g, ' ').trim();
  /** Numbers of characters, such as &#39;, are no figures. */
  const getFigures = (text) =>
    getWords(text)
      .replaceAll(/&#\d+;/g, '')
      .match(/[\d๐-๙]+(?:[.,:~/-][\d๐-๙]+)*/g) ?? [];

  it('shows every word of its HTML and every figure of its Markdown', async () => {
    const changed = [];
    const news = readNews().filter((_item, at) => at % SHARE === 0);
    for (let from = 0; from < news.length; from += 200) {
      const some = news.slice(from, from + 200);
      const pages = some.map(({ body }) =>
        publish(
          'a.html',
          body
            .split('\n')
            .map((line) => `<p>${escape(line)}</p>`)
            .join(''),
        ),
      );
      const written = some.map(({ body }) => publish('a.md', body));
      const read = await page.evaluate(
        readVisible,
        [...pages, ...written].map(({ html }) => html),
      );
      for (const [at, { id, body }] of some.entries()) {
        expect(pages[at].problems).toEqual([]);
        if (read[at] !== getWords(body)) changed.push(`${id}.html`);
        const isRefused = written[at].problems.length > 0;
        const figures = getFigures(read[some.length + at] ?? '');
        if (!isRefused && figures.join(' ') !== getFigures(body).join(' ')) changed.push(`${id}.md`);
      }
    }
    expect(changed).toEqual([]);
  }, 300_000);
});
