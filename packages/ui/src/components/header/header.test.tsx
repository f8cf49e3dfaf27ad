import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { Header, HeaderWide } from './header.tsx';

const NAMES = { coopNameTH: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด', coopNameEN: 'Example Teachers Cooperative' };

describeKitPart(<Header {...NAMES} />, { element: HTMLDivElement, slot: 'header' });
describeKitPart(<HeaderWide />, { element: HTMLDivElement, slot: 'header-wide' });

function renderHeader(width: number) {
  render(
    <div style={{ width }}>
      <Header {...NAMES} search={<input aria-label="ค้นหา" />}>
        <HeaderWide>การแสดงผล</HeaderWide>
        <button type="button">เมนู</button>
      </Header>
    </div>,
  );
  return {
    box: screen.getByLabelText('ค้นหา'),
    button: screen.getByRole('button', { name: 'เมนู' }),
    getTop: (element: HTMLElement) => element.getBoundingClientRect().top,
  };
}

describe('Header', () => {
  it('marks the English name as English', () => {
    render(<Header {...NAMES} />);
    expect(screen.getByText('Example Teachers Cooperative').lang).toBe('en');
  });

  it('shows the given logo instead of the default', () => {
    const { container } = render(<Header {...NAMES} logo={<i data-testid="own-mark" />} />);
    expect(screen.getByTestId('own-mark')).toBeTruthy();
    expect(container.querySelector('[data-slot=logo]')).toBeNull();
  });

  it.each([
    [1200, 52, true, true],
    [1024, 52, false, true],
    [1023, 52, true, false],
    [640, 52, true, false],
    [639, 44, false, false],
  ])('at %d px: mark of %d px, English name %s, wide parts %s', (width, mark, english, wide) => {
    renderHeader(width);
    expect(document.querySelector('[data-slot=logo]')?.getBoundingClientRect().width).toBe(mark);
    expect(screen.getByText('Example Teachers Cooperative').checkVisibility()).toBe(english);
    expect(screen.getByText('การแสดงผล').checkVisibility()).toBe(wide);
  });

  it('has names, search and buttons in one row from 64 rem on', () => {
    const { box, button, getTop } = renderHeader(1024);
    const name = screen.getByText(NAMES.coopNameTH).getBoundingClientRect();
    expect(getTop(box)).toBeLessThan(name.bottom);
    expect(getTop(button)).toBeLessThan(name.bottom);
  });

  it('has search before the buttons in the second row from 40 rem on', () => {
    const { box, button, getTop } = renderHeader(700);
    const name = screen.getByText(NAMES.coopNameTH).getBoundingClientRect();
    expect(getTop(box)).toBeGreaterThan(name.bottom);
    expect(box.getBoundingClientRect().right).toBeLessThan(button.getBoundingClientRect().left);
  });

  it('has one row under 40 rem, and opens its search below it', async () => {
    renderHeader(360);
    const summary = document.querySelector('summary');
    const button = screen.getByRole('button', { name: 'เมนู' });
    expect(summary?.getBoundingClientRect().bottom).toBeGreaterThan(button.getBoundingClientRect().top);
    expect(summary?.getBoundingClientRect().top).toBeLessThan(button.getBoundingClientRect().bottom);
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByText('ค้นหา'));
    const box = screen.getByRole('textbox');
    expect(box.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom);
    await waitFor(() => expect(document.activeElement).toBe(box));
    await userEvent.keyboard('{Escape}');
    expect(box.checkVisibility()).toBe(false);
    expect(document.activeElement).toBe(summary);
  });

  it('closes its search after a search, and not after an empty one', async () => {
    const onSearch = vi.fn<(term: string) => void>();
    render(
      <div style={{ width: 360 }}>
        <Header {...NAMES} search={<SearchBox onSearch={onSearch} />} />
      </div>,
    );
    await userEvent.click(screen.getByText('ค้นหา', { selector: 'summary *' }));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('searchbox').checkVisibility()).toBe(true);
    await userEvent.keyboard('กู้{Enter}');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('กู้');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('opens its search without scripts, and hydration leaves it open', async () => {
    const head = <Header {...NAMES} search={<input aria-label="ค้นหา" />} />;
    const container = document.createElement('div');
    container.style.width = '360px';
    document.body.append(container);
    container.innerHTML = renderToString(head);
    await userEvent.click(screen.getByText('ค้นหา'));
    expect(screen.getByRole('textbox').checkVisibility()).toBe(true);
    const onRecoverableError = vi.fn<() => void>();
    render(head, { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox').checkVisibility()).toBe(true);
    container.remove();
  });

  it('says the short name to the eye, and the whole one to screen readers', () => {
    render(
      <div style={{ width: 360 }}>
        <Header {...NAMES} shortName="สอ.ตัวอย่าง" />
      </div>,
    );
    expect(screen.getByText('สอ.ตัวอย่าง').ariaHidden).toBe('true');
    expect(screen.getByText(NAMES.coopNameTH).getBoundingClientRect().width).toBe(1);
  });

  it('has no rows for what it was not given', () => {
    render(
      <div style={{ width: 360 }}>
        <Header {...NAMES} data-testid="bare" />
      </div>,
    );
    const mark = document.querySelector('[data-slot=logo]')?.getBoundingClientRect();
    const { bottom } = screen.getByTestId('bare').getBoundingClientRect();
    expect(bottom - (mark?.bottom ?? 0)).toBeLessThan(30);
  });
});
