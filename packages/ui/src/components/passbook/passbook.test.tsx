import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { SummaryTile } from '../summary-tile/summary-tile.tsx';
import { Passbook, PassbookCells, PassbookCover, PassbookFact, PassbookFacts } from './passbook.tsx';

describeKitPart(<Passbook />, { element: HTMLElement, slot: 'passbook' });
describeKitPart(<PassbookCover title="เงินฝากออมทรัพย์" />, { element: HTMLDivElement, slot: 'passbook-cover' });
describeKitPart(<PassbookFacts />, { element: HTMLDListElement, slot: 'passbook-facts' });
describeKitPart(<PassbookFact label="สถานะ">ปกติ</PassbookFact>, {
  element: HTMLDivElement,
  slot: 'passbook-fact',
});
describeKitPart(<PassbookCells />, { element: HTMLDivElement, slot: 'passbook-cells' });

describe('PassbookCover', () => {
  it('is headed by its title, at the given level', () => {
    render(
      <>
        <PassbookCover title="นางสมหญิง ใจดี" />
        <PassbookCover title="ระบบสมาชิก Online" level={1} />
      </>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'นางสมหญิง ใจดี' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'ระบบสมาชิก Online' })).toBeTruthy();
  });

  it('gives its inks to the kit parts on it', () => {
    render(
      <PassbookCover title="เงินฝากออมทรัพย์">
        <Button>เปลี่ยนบัญชี</Button>
      </PassbookCover>,
    );
    const colour = (element: Element) => getComputedStyle(element).color;
    expect(colour(screen.getByRole('button'))).toBe(colour(screen.getByRole('heading')));
  });

  it('keeps the avatar its own plate', () => {
    const { container } = render(
      <>
        <Avatar name="สมหญิง" />
        <PassbookCover title="นางสมหญิง ใจดี" avatar={<Avatar name="สมหญิง" size="lg" />} />
      </>,
    );
    const [onPage, onCover] = [...container.querySelectorAll('[data-slot=avatar]')].map((avatar) =>
      getComputedStyle(avatar),
    );
    expect(onCover?.backgroundColor).toBe(onPage?.backgroundColor);
    expect(onCover?.color).toBe(onPage?.color);
  });

  it('leaves the avatar out where the container is tiny', () => {
    const { container } = render(
      <Passbook style={{ width: 271 }}>
        <PassbookCover title="นางสมหญิง ใจดี" avatar={<Avatar name="สมหญิง" />} />
      </Passbook>,
    );
    expect(container.querySelector('[data-slot=avatar]')?.getBoundingClientRect().width).toBe(0);
  });
});

describe('PassbookFacts', () => {
  it('are terms with their descriptions', () => {
    render(
      <PassbookFacts>
        <PassbookFact label="สถานะ">ปกติ</PassbookFact>
      </PassbookFacts>,
    );
    expect(screen.getByRole('term').textContent).toBe('สถานะ');
    expect(screen.getByRole('definition').textContent).toBe('ปกติ');
  });
});

describe('PassbookCells', () => {
  function countRowsAt(columns: 2 | 3 | 4, width: number): number[] {
    const { container, unmount } = render(
      <div style={{ width }}>
        <PassbookCells columns={columns}>
          {Array.from({ length: columns }, (_, index) => (
            <SummaryTile key={index} label={`ยอดที่ ${index + 1}`} amount="1" />
          ))}
        </PassbookCells>
      </div>,
    );
    const counts = new Map<number, number>();
    for (const tile of container.querySelectorAll('[data-slot=summary-tile]')) {
      const top = Math.round(tile.getBoundingClientRect().top);
      counts.set(top, (counts.get(top) ?? 0) + 1);
    }
    unmount();
    return [...counts.values()];
  }

  it.each([
    [4, 928, [4]],
    [4, 927, [2, 2]],
    [4, 544, [2, 2]],
    [4, 543, [1, 1, 1, 1]],
    [3, 640, [3]],
    [3, 639, [1, 1, 1]],
    [2, 544, [2]],
    [2, 543, [1, 1]],
  ] as const)('sets %d cells at %d px in rows of %j', (columns, width, rows) => {
    expect(countRowsAt(columns, width)).toEqual(rows);
  });
});
