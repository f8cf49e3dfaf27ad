import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { DisclosureItem, DisclosureList } from './disclosure-list.tsx';

describeKitPart(<DisclosureList />, { element: HTMLUListElement, slot: 'disclosure-list' });
describeKitPart(<DisclosureItem title="ตุลาคม 2569" />, {
  element: HTMLLIElement,
  slot: 'disclosure-item',
  wrapper: DisclosureList,
});

function row() {
  return screen.getByRole('button', { name: 'ตุลาคม 2569' });
}

describe('DisclosureItem', () => {
  it('is a heading with a button that says whether it is open', async () => {
    render(<DisclosureItem title="ตุลาคม 2569">รายการ</DisclosureItem>);
    expect(screen.getByRole('heading', { level: 2 }).contains(row())).toBe(true);
    expect(row().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(row());
    expect(row().getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(row().getAttribute('aria-controls') ?? '')?.textContent).toBe('รายการ');
  });

  it('hides what is closed from everybody', () => {
    render(
      <DisclosureItem title="ตุลาคม 2569">
        <a href="#เงินกู้">ดูเงินกู้</a>
      </DisclosureItem>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('ดูเงินกู้').checkVisibility({ visibilityProperty: true })).toBe(false);
  });

  it('opens where its row is pressed, and not by its action', async () => {
    const print = vi.fn<() => void>();
    render(
      <DisclosureItem
        title="ตุลาคม 2569"
        note="ตามรอบเดือน"
        action={
          <button type="button" onClick={print}>
            พิมพ์
          </button>
        }
      />,
    );
    const { left, top } = screen.getByText('ตามรอบเดือน').getBoundingClientRect();
    expect(document.elementFromPoint(left + 2, top + 2)).toBe(row());
    await userEvent.click(screen.getByRole('button', { name: 'พิมพ์' }));
    expect(print).toHaveBeenCalledOnce();
    expect(row().getAttribute('aria-expanded')).toBe('false');
  });

  it('leaves its neighbours as they are', async () => {
    render(
      <DisclosureList>
        <DisclosureItem title="ตุลาคม 2569" />
        <DisclosureItem title="กันยายน 2569" defaultOpen />
      </DisclosureList>,
    );
    await userEvent.click(row());
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'))).toEqual([
      'true',
      'true',
    ]);
  });

  it('shows what its caller holds', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(<DisclosureItem title="ตุลาคม 2569" open={false} onOpenChange={onOpenChange} />);
    await userEvent.click(row());
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(row().getAttribute('aria-expanded')).toBe('false');
  });
});
