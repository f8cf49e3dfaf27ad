import { render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
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
    box: screen.getByRole('textbox'),
    button: screen.getByRole('button'),
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

  it('has search in the last row under 40 rem, and Tab comes to it last', async () => {
    const { box, button, getTop } = renderHeader(360);
    expect(getTop(box)).toBeGreaterThan(button.getBoundingClientRect().bottom);
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await userEvent.tab();
    expect(document.activeElement).toBe(box);
  });

  it('has no rows for what it was not given', () => {
    render(
      <div style={{ width: 360 }}>
        <Header {...NAMES} data-testid="bare" />
      </div>,
    );
    const name = screen.getByText(NAMES.coopNameTH).getBoundingClientRect();
    expect(screen.getByTestId('bare').getBoundingClientRect().bottom - name.bottom).toBeLessThan(30);
  });
});
