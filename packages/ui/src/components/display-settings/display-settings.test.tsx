import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { DisplaySettingsButton } from './display-settings-button.tsx';
import { type Appearance, DisplaySettings, type TextSize } from './display-settings.tsx';

function doNothing() {}

const SETTINGS = (
  <DisplaySettings
    textSize="125"
    onTextSizeChange={doNothing}
    appearance="dark"
    onAppearanceChange={doNothing}
  />
);

describeKitPart(SETTINGS, { element: HTMLDivElement, slot: 'display-settings' });
describeKitPart(<DisplaySettingsButton>{SETTINGS}</DisplaySettingsButton>, {
  element: HTMLButtonElement,
  slot: 'display-settings-button',
});

describe('DisplaySettings', () => {
  it('offers four sizes and four appearances', () => {
    render(SETTINGS);
    const names = (group: string) =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    expect(names('ขนาดตัวอักษร')).toEqual(['100 %', '125 %', '150 %', '200 %']);
    expect(names('สีหน้าจอ')).toEqual(['สว่าง', 'มืด', 'คมชัดสูง', 'ตามเครื่อง']);
  });

  it('shows what its caller holds, and only that', async () => {
    const onTextSizeChange = vi.fn<(size: TextSize) => void>();
    const onAppearanceChange = vi.fn<(appearance: Appearance) => void>();
    render(
      <DisplaySettings
        textSize="100"
        onTextSizeChange={onTextSizeChange}
        appearance="light"
        onAppearanceChange={onAppearanceChange}
      />,
    );
    await userEvent.click(screen.getByRole('radio', { name: '200 %' }));
    await userEvent.click(screen.getByRole('radio', { name: 'มืด' }));
    expect(onTextSizeChange.mock.calls).toEqual([['200']]);
    expect(onAppearanceChange.mock.calls).toEqual([['dark']]);
    const checked = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
    expect(checked.map((radio) => radio.value)).toEqual(['100', 'light']);
  });

  it('keeps two on a page apart', () => {
    render(
      <>
        {SETTINGS}
        {SETTINGS}
      </>,
    );
    const names = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.name);
    expect(new Set(names).size).toBe(4);
  });

  it('gives every segment 44 px', () => {
    render(SETTINGS);
    const heights = screen.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().height);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(43);
  });
});

describe('DisplaySettingsButton', () => {
  it('opens on the chosen size and closes with Escape', async () => {
    render(<DisplaySettingsButton>{SETTINGS}</DisplaySettingsButton>);
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    const popover = await screen.findByRole('dialog', { name: 'การแสดงผล' });
    await waitFor(() =>
      expect(document.activeElement).toBe(within(popover).getByRole('radio', { name: '125 %' })),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('closes by a click anywhere else', async () => {
    render(
      <>
        <p>ข้อมูลส่วนตัว</p>
        <DisplaySettingsButton>{SETTINGS}</DisplaySettingsButton>
      </>,
    );
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByText('ข้อมูลส่วนตัว'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves the page scrolling and its styles alone', async () => {
    const stylesBefore = document.querySelectorAll('style').length;
    render(<DisplaySettingsButton>{SETTINGS}</DisplaySettingsButton>);
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('dialog');
    expect(document.querySelectorAll('style')).toHaveLength(stylesBefore);
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(false);
  });

  it('is grey on a grey page, although it is painted above it', async () => {
    document.documentElement.toggleAttribute('data-grayscale', true);
    render(<DisplaySettingsButton>{SETTINGS}</DisplaySettingsButton>);
    await userEvent.click(screen.getByRole('button'));
    const popover = await screen.findByRole('dialog');
    expect(getComputedStyle(popover).filter).toBe('grayscale(1)');
    document.documentElement.toggleAttribute('data-grayscale', false);
  });
});
