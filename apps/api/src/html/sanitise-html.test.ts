import { describe, expect, it } from 'vitest';
import { attacks, findHarmful } from '../../test/hostile-texts.ts';
import { sanitiseHtml, sanitiseUrl } from './sanitise-html.ts';

describe('sanitised HTML', () => {
  it.each([
    ['<b>แจ้งปิดระบบ</b> วันเสาร์', '<b>แจ้งปิดระบบ</b> วันเสาร์'],
    ['<h3>1. ผู้มีสิทธิ</h3><p>สมาชิก<br>เท่านั้น</p>', '<h3>1. ผู้มีสิทธิ</h3><p>สมาชิก<br />เท่านั้น</p>'],
    ['<a href="/show/1246">ประวัติ</a>', '<a href="/show/1246">ประวัติ</a>'],
    [
      '<a href="https://example.com" target="_blank" onclick="x()">ที่อื่น</a>',
      '<a href="https://example.com" rel="noopener noreferrer nofollow">ที่อื่น</a>',
    ],
    ['<a href="tel:020000001">โทร</a>', '<a href="tel:020000001" rel="noopener noreferrer nofollow">โทร</a>'],
    ['<img src="/mediafiles/a.jpg" alt="รูป">', '<img src="/mediafiles/a.jpg" alt="รูป" />'],
    ['<img src="data:image/png;base64,AAAA">', '<img src="data:image/png;base64,AAAA" />'],
    ['<table><tr><td colspan="2">1</td></tr></table>', '<table><tr><td colspan="2">1</td></tr></table>'],
    ['5.25<sup>1</sup> H<sub>2</sub>O', '5.25<sup>1</sup> H<sub>2</sub>O'],
    ['<strike>5.75</strike> <del>5.50</del>', '<s>5.75</s> <del>5.50</del>'],
    ['<div>2.5</div><center>0</center>', '<div>2.5</div><div>0</div>'],
    [
      '<ol start="3" type="a" reversed><li value="9">ก</li></ol>',
      '<ol start="3" reversed="reversed" type="a"><li value="9">ก</li></ol>',
    ],
    ['<ol type="A" class="x"><li>ก</li></ol>', '<ol type="A" class="upper-case"><li>ก</li></ol>'],
    ['<h1>ก</h1><h5>ข</h5>', '<h2>ก</h2><h5>ข</h5>'],
  ])('keeps what staff may write: %s', (html, kept) => {
    expect(sanitiseHtml(html)).toBe(kept);
  });

  it.each([
    ['<script>alert(1)</script>ก', 'ก'],
    ['<style>*{display:none}</style>ก', 'ก'],
    ['<b style="position:fixed;inset:0" class="x" id="y" onclick="x()">ก</b>', '<b>ก</b>'],
    ['<iframe src="https://example.com"></iframe>ก', 'ก'],
    ['<form action="/x"><input name="a">ก</form>', '<div>ก</div>'],
    [
      '<ol start="3" class="x" onclick="x()"><li value="7" style="color:red">ก</li></ol>',
      '<ol start="3"><li value="7">ก</li></ol>',
    ],
    [
      '<ol start="x" type="javascript" reversed="evil"><li value="1e9">ก</li></ol>',
      '<ol reversed="reversed"><li value="1">ก</li></ol>',
    ],
    [
      '<details open="x" ontoggle="x()"><summary>ก</summary></details>',
      '<details open="open"><summary>ก</summary></details>',
    ],
    ['<title>ข</title><template><b>ข</b></template><noscript><b>ข</b></noscript>ก', 'ก'],
    ['<base href="https://example.com">ก', 'ก'],
    ['<a href="javascript:alert(1)">ก</a>', '<a>ก</a>'],
    ['<a href="JaVa\tscript:alert(1)">ก</a>', '<a>ก</a>'],
    ['<a href="data:text/html,x">ก</a>', '<a>ก</a>'],
    ['<a href="vbscript:x">ก</a>', '<a>ก</a>'],
    ['<a href="//evil.example">ก</a>', '<a>ก</a>'],
    ['<a href="/\\evil.example">ก</a>', '<a>ก</a>'],
    ['<img src="https://evil.example/x.png">ก', 'ก'],
    ['<img src=x onerror=alert(1)>ก', 'ก'],
    ['<img src="data:image/svg+xml;base64,AAAA">ก', 'ก'],
    ['<img src="/mediafiles/../api/x">ก', 'ก'],
    ['<svg><a href="javascript:x">ก</a></svg>', '<a>ก</a>'],
    ['<p>ก<!-- ลับ --></p>', '<p>ก</p>'],
    ['<p>ก', '<p>ก</p>'],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ])('drops what could do harm: %s', (html, rest) => {
    expect(sanitiseHtml(html)).toBe(rest);
  });

  it('changes nothing the second time', () => {
    const once = sanitiseHtml(
      '<p>ก<a href="https://example.com">ข</a> 1 < 2 <img src="/mediafiles/a.jpg"></p>',
    );
    expect(sanitiseHtml(once)).toBe(once);
  });

  it('returns nothing for a text that is too long', () => {
    expect(sanitiseHtml('ก'.repeat(256 * 1024))).not.toBe('');
    expect(sanitiseHtml('ก'.repeat(256 * 1024 + 1))).toBe('');
  });

  it('drops a picture in the text that is too large', () => {
    const picture = (length: number) => `<img src="data:image/png;base64,${'A'.repeat(length)}">`;
    expect(sanitiseHtml(picture(1000))).not.toBe('');
    expect(sanitiseHtml(picture(103_000))).toBe('');
  });

  it('is detected by the helper of the next test', () => {
    expect(findHarmful('<p onclick="x">')).toEqual(['onclick']);
    expect(findHarmful('<svg>')).toEqual(['svg']);
    expect(findHarmful('<a href="javascript:x">')).toEqual(['javascript:x']);
    expect(findHarmful('<p <b>')).not.toEqual([]);
  });

  it.runIf(attacks.length > 0)('leaves nothing harmful of 223 known attacks', () => {
    expect(attacks).toHaveLength(223);
    for (const { title, payload } of attacks) {
      expect(findHarmful(sanitiseHtml(payload)), title ?? payload).toEqual([]);
    }
  });
});

describe('a sanitised link', () => {
  it.each([
    '/list/rules',
    '/show/1246',
    'https://example.com/?a=1&b=2',
    'http://example.com',
    'mailto:coop@example.com',
    'tel:+6620000001',
  ])('stays: %s', (url) => {
    expect(sanitiseUrl(url)).toBe(url);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'JaVa\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'list/rules',
    'ไม่ใช่ลิงก์',
  ])('is removed: %j', (url) => {
    expect(sanitiseUrl(url)).toBe('');
  });

  it('loses the spaces around it', () => {
    expect(sanitiseUrl('  /list/news ')).toBe('/list/news');
  });
});
