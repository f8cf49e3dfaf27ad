import { render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { ContentCard, ContentCards } from './content-card.tsx';
import { WOVEN_DRAFTS, type WovenPattern } from './woven-drafts.ts';
import { WovenPicture } from './woven-picture.tsx';

const PICTURE = <WovenPicture pattern="kaew" />;
const LINK = <a href="#show">ปลูกป่า</a>;

describeKitPart(<ContentCards />, { element: HTMLDivElement, slot: 'content-cards' });
describeKitPart(<ContentCard picture={PICTURE} link={LINK} />, {
  element: HTMLLIElement,
  slot: 'content-card',
  wrapper: ContentCards,
});
describeKitPart(PICTURE, { element: HTMLDivElement, slot: 'woven-picture' });

function renderCards(width: number, count = 4) {
  render(
    <div style={{ width }}>
      <ContentCards>
        {Array.from({ length: count }, (_, index) => (
          <ContentCard key={index} picture={PICTURE} link={<a href={`#${index}`}>ข่าว {index}</a>} />
        ))}
      </ContentCards>
    </div>,
  );
}

describe('ContentCards', () => {
  it.each([
    [928, 4],
    [927, 2],
    [272, 2],
    [271, 1],
  ])('at %d px has %d beside each other', (width, columns) => {
    renderCards(width);
    const lefts = screen.getAllByRole('listitem').map((card) => card.getBoundingClientRect().left);
    expect(new Set(lefts).size).toBe(columns);
  });
});

describe('ContentCard', () => {
  it('is one target: a click on the picture follows the link', async () => {
    const follow = vi.fn<() => void>();
    render(
      <ContentCards>
        <ContentCard
          picture={PICTURE}
          link={
            <a href="#show" onClick={follow}>
              ปลูกป่า
            </a>
          }
        />
      </ContentCards>,
    );
    const { left, top } = screen.getByRole('listitem').getBoundingClientRect();
    const hit = document.elementFromPoint(left + 20, top + 20);
    await userEvent.click(hit ?? document.body, { position: { x: 4, y: 4 } });
    expect(hit).toBe(screen.getByRole('link'));
    expect(follow).toHaveBeenCalledOnce();
  });

  it('has its title as a heading of level 3', () => {
    renderCards(400, 1);
    expect(screen.getByRole('heading', { level: 3, name: 'ข่าว 0' })).toBeTruthy();
  });

  it('cuts a photograph to 4 : 3 and keeps it decoration', () => {
    const { container } = render(
      <ContentCards>
        <ContentCard picture={<img src="data:," alt="" />} link={LINK} />
      </ContentCards>,
    );
    const { width, height } = container.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
    expect(width / height).toBeCloseTo(4 / 3, 2);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('WovenPicture', () => {
  it.each(Object.keys(WOVEN_DRAFTS) as WovenPattern[])('repeats the draft %s without a seam', (name) => {
    const draft = WOVEN_DRAFTS[name];
    expect(new Set(draft.map((row) => row.length)).size).toBe(1);
    const { container } = render(<WovenPicture pattern={name} />);
    const pattern = container.querySelector('pattern');
    expect(pattern?.getAttribute('width')).toBe(String(draft[0]?.length));
    expect(pattern?.getAttribute('height')).toBe(String(draft.length));
    expect(container.querySelector('rect')?.getAttribute('fill')).toBe(`url(#${pattern?.id})`);
  });

  it('is decoration unless it is named', () => {
    const { rerender } = render(PICTURE);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<WovenPicture pattern="kaew" label="ภาพประจำหมวดข่าว" />);
    expect(screen.getByRole('img', { name: 'ภาพประจำหมวดข่าว' })).toBeTruthy();
  });

  it('is a strip of 6 rem over an article', () => {
    const { container } = render(<WovenPicture pattern="twill" shape="strip" />);
    expect(container.firstElementChild?.getBoundingClientRect().height).toBe(96);
  });

  it('loads no picture', () => {
    const { container } = render(PICTURE);
    expect(container.querySelector('img, image, style')).toBeNull();
  });
});
