import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Header } from '../header/header.tsx';
import { Menu, MenuGroup, MenuGroupItem, MenuItem } from '../menu/index.ts';
import { InfoLayout } from './info-layout.tsx';
import { InfoMenuButton } from './info-menu-button.tsx';

const LINKS = { หน้าแรก: '#/home', เงินกู้สามัญ: '#/loan', เงินกู้ฉุกเฉิน: '#/emergency', ทุนการศึกษา: '#/grant' };

const PAGE = (
  <InfoLayout
    header={
      <Header coopNameTH="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด" coopNameEN="Example Cooperative">
        <InfoMenuButton />
      </Header>
    }
    menu={
      <Menu>
        <MenuItem href="#/home">หน้าแรก</MenuItem>
        <MenuGroup label="บริการเงินกู้">
          <MenuGroupItem href="#/loan">เงินกู้สามัญ</MenuGroupItem>
          <MenuGroupItem href="#/emergency">เงินกู้ฉุกเฉิน</MenuGroupItem>
        </MenuGroup>
        <MenuGroup label="สวัสดิการ">
          <MenuGroupItem href="#/grant">ทุนการศึกษา</MenuGroupItem>
        </MenuGroup>
        <MenuGroup label="กิจกรรม" />
      </Menu>
    }
  >
    <h1>ข่าว</h1>
  </InfoLayout>
);

/** The page as a server sends it, without scripts. */
async function showHtml(width: number): Promise<HTMLElement> {
  await page.viewport(width, 740);
  const root = document.createElement('div');
  root.dataset['served'] = '';
  root.innerHTML = renderToString(PAGE);
  document.body.append(root);
  return root;
}

const group = (label: string) => screen.getByText(label, { selector: 'summary' });
const showBar = () => userEvent.click(screen.getByRole('link', { name: 'เมนู' }));
/** By text, because `getByRole` treats content of closed `details` as visible. */
const linkNamed = (name: string) => screen.getByText(name, { selector: 'a' });

afterEach(async () => {
  for (const root of document.querySelectorAll('body > [data-served]')) root.remove();
  globalThis.location.hash = '';
  await page.viewport(1280, 800);
});

describe('the public menu without scripts', () => {
  it('carries every link once, and no style attribute', async () => {
    const root = await showHtml(360);
    const hrefs = [...root.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(Object.values(LINKS));
    expect(root.querySelector('[style]')).toBeNull();
  });

  it.each([
    [360, true],
    [1023, true],
    [1024, false],
    [1440, false],
  ])('at %d px leads to every link; by the menu button: %s', async (width, byButton) => {
    await showHtml(width);
    expect(screen.queryByRole('navigation') === null).toBe(byButton);
    expect(screen.queryByRole('link', { name: 'เมนู' }) !== null).toBe(byButton);
    if (byButton) await showBar();
    for (const [name, href] of Object.entries(LINKS)) {
      const label = href === '#/grant' ? 'สวัสดิการ' : 'บริการเงินกู้';
      if (!linkNamed(name).checkVisibility()) await userEvent.click(group(label));
      const box = linkNamed(name).getBoundingClientRect();
      expect(document.elementFromPoint(box.left + 20, box.top + box.height / 2)).toBe(linkNamed(name));
      expect(box.right).toBeLessThanOrEqual(width);
      await userEvent.click(linkNamed(name));
      expect(globalThis.location.hash).toBe(encodeURI(href));
      if (byButton) await showBar();
    }
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  it('has one group open at a time, and says that a group is empty', async () => {
    await showHtml(1440);
    await userEvent.click(group('บริการเงินกู้'));
    await userEvent.click(group('กิจกรรม'));
    expect(linkNamed('เงินกู้สามัญ').checkVisibility()).toBe(false);
    const said = screen.getAllByText('ยังไม่พบเมนู').filter((row) => row.checkVisibility());
    expect(said).toHaveLength(1);
  });
});

describe('the public menu during hydration', () => {
  function hydrate(container: HTMLElement): void {
    const onRecoverableError = vi.fn<() => void>();
    render(PAGE, { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
  }

  it('turns the link into a button', async () => {
    hydrate(await showHtml(360));
    await userEvent.click(screen.getByRole('button', { name: 'เมนู' }));
    await screen.findByRole('dialog', { name: 'เมนู' });
    await page.viewport(1440, 740);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps a group open that was opened before, until an entry is chosen', async () => {
    const root = await showHtml(1440);
    await userEvent.click(group('บริการเงินกู้'));
    hydrate(root);
    expect(linkNamed('เงินกู้สามัญ').checkVisibility()).toBe(true);
    await userEvent.click(linkNamed('เงินกู้สามัญ'));
    expect(linkNamed('เงินกู้สามัญ').checkVisibility()).toBe(false);
    expect(globalThis.location.hash).toBe('#/loan');
  });

  it.each([360, 1440])('moves nothing at %d px', async (width) => {
    const root = await showHtml(width);
    const slots = ['menu', 'menu-item', 'menu-group', 'info-menu-button'];
    const boxes = () =>
      slots.flatMap((slot) =>
        [...root.querySelectorAll(`[data-slot=${slot}]`)].map((part) =>
          part.getBoundingClientRect().toJSON(),
        ),
      );
    const before = boxes();
    hydrate(root);
    expect(boxes()).toEqual(before);
  });

  it('keeps the bar that the reader opened on a telephone', async () => {
    const root = await showHtml(360);
    await showBar();
    hydrate(root);
    expect(screen.getByRole('navigation', { name: 'เมนูหลัก' })).toBeTruthy();
    await userEvent.click(group('บริการเงินกู้'));
    expect(linkNamed('เงินกู้สามัญ').checkVisibility()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'เมนู' }));
    expect(await screen.findByRole('dialog', { name: 'เมนู' })).toBeTruthy();
  });
});
