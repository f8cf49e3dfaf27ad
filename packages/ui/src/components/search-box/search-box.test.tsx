import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { SearchBox } from './search-box.tsx';

function ignore() {}

describeKitPart(<SearchBox onSearch={ignore} />, { element: HTMLElement, slot: 'search-box' });

describe('SearchBox', () => {
  function renderBox() {
    const onSearch = vi.fn<(term: string) => void>();
    render(<SearchBox onSearch={onSearch} />);
    return { onSearch, box: screen.getByRole<HTMLInputElement>('searchbox') };
  }

  it('searches for what was typed, without the spaces around it, and is empty afterwards', async () => {
    const { onSearch, box } = renderBox();
    await userEvent.type(box, '  เงินกู้ ฉุกเฉิน ');
    await userEvent.click(screen.getByRole('button', { name: 'ค้นหา' }));
    expect(onSearch.mock.calls).toEqual([['เงินกู้ ฉุกเฉิน']]);
    expect(box.value).toBe('');
  });

  it('takes a pasted question of up to its length', async () => {
    const onSearch = vi.fn<(term: string) => void>();
    render(<SearchBox maxLength={500} onSearch={onSearch} />);
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('กู้'.repeat(200));
    await userEvent.keyboard('{Enter}');
    expect(onSearch.mock.calls).toEqual([['กู้'.repeat(200).slice(0, 500)]]);
  });

  it('searches by Enter', async () => {
    const { onSearch, box } = renderBox();
    await userEvent.type(box, 'ระเบียบ{Enter}');
    expect(onSearch.mock.calls).toEqual([['ระเบียบ']]);
  });

  it('searches for nothing when nothing is typed, and waits in the box', async () => {
    const { onSearch, box } = renderBox();
    await userEvent.click(screen.getByRole('button'));
    expect(onSearch).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(box);
  });

  it('keeps its name once something is typed', async () => {
    const { box } = renderBox();
    await userEvent.type(box, 'ปันผล');
    expect(screen.getByRole('searchbox', { name: 'พิมพ์เนื้อหาที่ต้องการค้นหา' })).toBe(box);
    expect(box.placeholder).toBe('พิมพ์เนื้อหาที่ต้องการค้นหา');
  });

  it('works as a plain form before scripts arrive', () => {
    render(<SearchBox onSearch={ignore} action="/list/search" name="term" />);
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    expect([box.name, box.form?.getAttribute('action'), box.form?.method]).toEqual([
      'term',
      '/list/search',
      'get',
    ]);
  });

  it('leaves the address of the page alone', async () => {
    const before = globalThis.location.href;
    const { box } = renderBox();
    await userEvent.type(box, 'ปันผล{Enter}');
    expect(globalThis.location.href).toBe(before);
  });

  it('is a search landmark', () => {
    renderBox();
    expect(document.querySelector('search')?.contains(screen.getByRole('searchbox'))).toBe(true);
  });

  it('is a target of 44 px throughout', () => {
    const { box } = renderBox();
    expect(box.getBoundingClientRect().height).toBe(44);
    expect(screen.getByRole('button').getBoundingClientRect().height).toBe(44);
  });

  it('keeps its first text after a search', async () => {
    const onSearch = vi.fn<(term: string) => void>();
    render(<SearchBox defaultValue="หุ้น" onSearch={onSearch} />);
    const box = screen.getByRole('searchbox');
    await userEvent.type(box, 'กู้{Enter}');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('หุ้นกู้');
    expect(box).toHaveProperty('value', 'หุ้น');
  });
});
