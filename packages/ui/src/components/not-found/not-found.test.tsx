import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { NotFound } from './not-found.tsx';

const page = (
  <NotFound
    coopNameTH="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด"
    coopNameEN="Example Cooperative"
    homeLink={<a href="/home">กลับหน้าหลัก</a>}
  />
);

describeKitPart(page, { element: HTMLElement, slot: 'not-found' });

describe('NotFound', () => {
  it('says the sentence of the specification letter by letter', () => {
    render(page);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...');
  });

  it('says another sentence if it is given one', () => {
    render(
      <NotFound
        coopNameTH="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด"
        coopNameEN="Example Cooperative"
        homeLink={<a href="/home">Home</a>}
        sentence="There is no such page"
      />,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no such page');
  });

  it('shows both names and a mark', () => {
    const { container } = render(page);
    expect(container.textContent).toContain('สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด');
    expect(screen.getByText('Example Cooperative').lang).toBe('en');
    expect(container.querySelector('[data-slot=logo]')).not.toBeNull();
  });

  it('has the given link to the home page', () => {
    render(page);
    const link = screen.getByRole('link', { name: 'กลับหน้าหลัก' });
    expect(link.getAttribute('href')).toBe('/home');
    expect(link.getBoundingClientRect().height).toBe(52);
  });
});
