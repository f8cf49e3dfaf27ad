import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { endsInsideCluster } from './cut-clusters.ts';
import { englishIn } from './left-english.ts';
import { expectThaiSafe, findThaiProblems } from './thai-safe.ts';

afterEach(() => {
  document.adoptedStyleSheets = [];
});

function findProblems(part: ReactElement): Promise<string[]> {
  return findThaiProblems(render(part).container);
}

describe('clipped marks', () => {
  it('are found where a box is lower than its ink', async () => {
    const style = { height: 24, paddingTop: 6, overflow: 'hidden' };
    const problems = await findProblems(<p style={style}>ข้อมูลสมาชิก</p>);
    expect(problems).toContainEqual(
      expect.stringMatching(/^p "ข้อมูลสมาชิก": [\d.]+ px of the marks below are cut off by p$/),
    );
  });

  it('are found where a box ends with the first line', async () => {
    const problems = await findProblems(<p style={{ overflow: 'hidden' }}>เก้าอี้</p>);
    expect(problems).toEqual([
      expect.stringMatching(/^p "เก้าอี้": 1\.\d px of the marks above are cut off by p$/),
    ]);
  });

  it('are found above the first line', async () => {
    const problems = await findProblems(
      <div style={{ overflow: 'clip' }}>
        <p style={{ marginTop: '-0.7rem' }}>ที่ปู่</p>
      </div>,
    );
    expect(problems).toContainEqual(expect.stringMatching(/px of the marks above are cut off by div$/));
  });

  it('are found in a field that is too low', async () => {
    const problems = await findProblems(
      <input aria-label="ชื่อ" defaultValue="ปิ่นมณี" style={{ height: 12, padding: 0 }} />,
    );
    expect(problems).toContainEqual(
      expect.stringMatching(/^input "ปิ่นมณี": [\d.]+ px of its marks are cut off$/),
    );
  });

  it('are foreseen where lines are set tight', async () => {
    const problems = await findProblems(<p style={{ lineHeight: 1.2 }}>ข้อมูลสมาชิก</p>);
    expect(problems).toEqual([expect.stringMatching(/^p "[^"]+": line height 1\.20 is under 1\.4$/)]);
  });

  it('are not seen in a scrolled list, a closed part or words for screen readers only', async () => {
    const problems = await findProblems(
      <>
        <div style={{ height: 80, overflowY: 'auto', paddingBlock: 4 }}>
          {['ที่', 'ปู่', 'ฎุ', 'ญี่', 'น้ำ', 'เก้าอี้', 'ฐู'].map((word) => (
            <p key={word}>{word}</p>
          ))}
        </div>
        <div style={{ height: 0, overflow: 'hidden' }}>ปิดอยู่</div>
        <p style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden' }}>อ่านออกเสียงเท่านั้น</p>
        <p style={{ fontSize: 32, lineHeight: 1.4, overflow: 'clip', overflowClipMargin: '0.3em' }}>
          ปิ่นมณีรัตน์กานดา
        </p>
      </>,
    );
    expect(problems).toEqual([]);
  });
});

describe('cut clusters', () => {
  it('are found if a text begins with a mark', async () => {
    const [word, mark] = ['สมาช', 'ิก'];
    const problems = await findProblems(
      <p>
        <b>{word}</b>
        {mark}
      </p>,
    );
    expect(problems).toContainEqual('p "ิก": begins with a mark whose letter is in another text');
  });

  it('are foreseen where a style shortens Thai', async () => {
    const problems = await findProblems(
      <p style={{ width: 80, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        สหกรณ์ออมทรัพย์ตัวอย่าง
      </p>,
    );
    expect(problems).toContain('p "สหกรณ์ออมทรัพย์ตัวอย่าง": shortened by text-overflow');
  });

  it('are found where a box ends inside a word', async () => {
    const problems = await findProblems(
      <div style={{ width: 80, overflow: 'hidden' }}>
        <p style={{ whiteSpace: 'nowrap' }}>สหกรณ์ออมทรัพย์ตัวอย่าง</p>
      </div>,
    );
    expect(problems).toContain('p "สหกรณ์ออมทรัพย์ตัวอย่าง": cut by the side of div');
  });

  it('are found in shortened text', () => {
    expect(endsInsideCluster('น้ำที่เก้าอี้', 'น้…')).toBe(true);
    expect(endsInsideCluster('น้ำที่เก้าอี้', 'น้ำท...')).toBe(true);
    expect(endsInsideCluster('น้ำที่เก้าอี้', 'น้ำที่...')).toBe(false);
    expect(endsInsideCluster('น้ำที่เก้าอี้', 'น้ำที่เก้าอี้')).toBe(false);
  });
});

describe('English', () => {
  it('is found in texts, labels, placeholders, references and generated content', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-generated]::after { content: attr(data-generated) }');
    document.adoptedStyleSheets = [sheet];
    const problems = await findProblems(
      <>
        <button type="button" aria-label="Close">
          ×
        </button>
        <textarea placeholder="Search" aria-labelledby="name" />
        <span id="name" hidden>
          Full name
        </span>
        <p data-generated="New">รายการ</p>
        <ul aria-roledescription="carousel" />
        <p lang="en">Sign in</p>
      </>,
    );
    expect(problems.map((problem) => problem.replace(/: English.*$/, ''))).toEqual([
      'button "Close"',
      'textarea "Search Full name"',
      'p "New"',
      'ul "carousel"',
      'p "Sign in"',
    ]);
  });

  it('is found in controls that speak the browser’s language', async () => {
    expect(await findProblems(<input type="date" aria-label="วันที่" />)).toContain(
      `input "": speaks the browser's language`,
    );
  });

  it('is not seen where no screen reader looks, nor in the cooperative’s English name', async () => {
    const problems = await findProblems(
      <div>
        <span aria-hidden>Loading</span>
        <span hidden>Hidden</span>
        <p lang="en">Example Savings and Credit Cooperative, Limited</p>
      </div>,
    );
    expect(problems).toEqual([]);
  });

  it.each([
    ['ระบบสมาชิก Online', []],
    ['somying@example.com', []],
    ['บันทึกเป็น PDF หรือ Excel', []],
    ['RC2569-00123 และ TR/69/11', []],
    ['x-xxxx-xxxx0-41-2', []],
    ['กด Enter เพื่อค้นหา', ['Enter']],
    ['Offline', ['Offline']],
  ])('takes "%s" as %j', (text, words) => {
    expect(englishIn(text)).toEqual(words);
  });
});

it('says all problems at once and leaves the page as it was', async () => {
  const { container } = render(
    <p style={{ height: 16, overflow: 'hidden', lineHeight: 1 }}>Notifications ที่อยู่</p>,
  );
  await expect(expectThaiSafe(container)).rejects.toThrow(
    /^Not safe for Thai:\n- .*English[\s\S]*- .*line height/,
  );
  expect(container.textContent).toBe('Notifications ที่อยู่');
});
