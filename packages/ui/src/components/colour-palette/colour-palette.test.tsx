import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import tokens from '../../../tokens/tokens.json';
import { ColourPalette } from './colour-palette.tsx';
import { ROLE_GROUPS } from './roles.ts';

describeKitPart(<ColourPalette />, { element: HTMLDivElement, slot: 'colour-palette' });

const root = document.documentElement;

afterEach(() => {
  delete root.dataset['appearance'];
  root.removeAttribute('data-grayscale');
  root.style.removeProperty('--color-text-muted');
});

function roleNamed(name: string): HTMLElement {
  const row = screen.getByText(name, { exact: true }).closest('li');
  if (!row) throw new Error(`${name}: no such role in the palette.`);
  return row;
}

describe('ColourPalette', () => {
  it('has every role of a theme, once', () => {
    const roles = Object.keys(tokens.theme.default.light.color).filter((role) => !role.startsWith('$'));
    const shown = ROLE_GROUPS.flatMap((group) => group.roles.map(({ token }) => token));
    expect([...shown].sort()).toEqual([...roles].sort());
  });

  it('measures the contrast of what is painted', () => {
    render(<ColourPalette />);
    expect(roleNamed('ข้อความบนปก').textContent).toContain('11.4 : 1');
    expect(roleNamed('ข้อความรอง').textContent).toContain('7.9 : 1');
    expect(roleNamed('เส้นบาง').textContent).toContain('ใช้ตกแต่ง');
  });

  it('measures again when the appearance changes', async () => {
    render(<ColourPalette />);
    root.dataset['appearance'] = 'contrast';
    await waitFor(() => expect(roleNamed('ข้อความบนปก').textContent).toContain('21.0 : 1'));
  });

  it('measures what the grayscale filter shows', async () => {
    render(<ColourPalette />);
    root.setAttribute('data-grayscale', '');
    await waitFor(() => expect(roleNamed('ข้อความบนปก').textContent).toContain('12.4 : 1'));
  });

  it.each([
    ['#6f6f6f', 'ไม่ถึง 4.5 : 1'],
    ['#5f5f5f', 'ผ่าน 4.5 : 1'],
    ['#222222', 'ผ่าน 7 : 1'],
  ])('says of %s on the ground of a table head: %s', (colour, verdict) => {
    root.style.setProperty('--color-text-muted', colour);
    render(<ColourPalette />);
    expect(roleNamed('ข้อความรอง').textContent).toContain(verdict);
  });
});
