import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { TopicList, TopicListItem } from './topic-list.tsx';

const LINK = <a href="#show">ประชุมใหญ่สามัญประจำปี</a>;

describeKitPart(<TopicList />, { element: HTMLUListElement, slot: 'topic-list' });
describeKitPart(<TopicListItem link={LINK} />, {
  element: HTMLLIElement,
  slot: 'topic-list-item',
  wrapper: TopicList,
});

function renderItem(width: number) {
  render(
    <div style={{ width }}>
      <TopicList>
        <TopicListItem picture={<img src="data:," alt="" />} link={LINK} meta="18 พฤศจิกายน 2569">
          สมาชิกลงทะเบียนได้ตั้งแต่ 7.30 น.
        </TopicListItem>
      </TopicList>
    </div>,
  );
  const picture = document.querySelector('img')?.getBoundingClientRect();
  return { size: [picture?.width, picture?.height], words: screen.getByText(/ลงทะเบียน/) };
}

describe('TopicList', () => {
  it.each([
    [448, [144, 108], true],
    [447, [80, 80], false],
  ])('at %d px has pictures of %j, first words %s', (width, size, words) => {
    const item = renderItem(width);
    expect(item.size).toEqual(size);
    expect(item.words.checkVisibility()).toBe(words);
  });

  it('gives the room of its pictures to the words where text is large', () => {
    expect(renderItem(271).size).toEqual([0, 0]);
  });

  it('makes the whole row the target of its link', () => {
    render(
      <TopicList>
        <TopicListItem link={LINK} aside="1 พ.ย. 2569" />
      </TopicList>,
    );
    const row = screen.getByRole('listitem').getBoundingClientRect();
    expect(row.height).toBeGreaterThanOrEqual(44);
    for (const [x, y] of [
      [row.left + 2, row.top + 2],
      [row.right - 2, row.bottom - 2],
    ] as const) {
      expect(document.elementFromPoint(x, y)).toBe(screen.getByRole('link'));
    }
  });

  it('has a hairline between rows, and none above the first', () => {
    render(
      <TopicList>
        <TopicListItem link={LINK} />
        <TopicListItem link={LINK} />
      </TopicList>,
    );
    const [first, second] = screen.getAllByRole('listitem').map((row) => getComputedStyle(row));
    expect(first?.borderTopWidth).toBe('0px');
    expect([first?.borderBottomWidth, second?.borderTopWidth]).toContain('1px');
    expect(second?.borderBottomWidth).toBe('0px');
  });

  it('has titles as headings of level 3', () => {
    render(
      <TopicList>
        <TopicListItem link={LINK} />
      </TopicList>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'ประชุมใหญ่สามัญประจำปี' })).toBeTruthy();
  });
});
