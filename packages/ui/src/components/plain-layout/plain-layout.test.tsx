import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { PlainLayout } from './plain-layout.tsx';

describeKitPart(<PlainLayout>เข้าสู่ระบบ</PlainLayout>, { element: HTMLDivElement, slot: 'plain-layout' });

describe('PlainLayout', () => {
  it('has its top bar in the banner and its content in main', () => {
    render(<PlainLayout topBar="สหกรณ์ออมทรัพย์">เข้าสู่ระบบ</PlainLayout>);
    expect(screen.getByRole('banner').textContent).toBe('สหกรณ์ออมทรัพย์');
    expect(screen.getByRole('main').textContent).toContain('เข้าสู่ระบบ');
  });

  it('has no banner without a top bar', () => {
    render(<PlainLayout>เข้าสู่ระบบ</PlainLayout>);
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('skips to the content without changing the address', async () => {
    const before = globalThis.location.href;
    render(
      <PlainLayout topBar={<a href="#/home">กลับหน้าหลัก</a>} skipLabel="ไปที่เนื้อหา">
        เข้าสู่ระบบ
      </PlainLayout>,
    );
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('ไปที่เนื้อหา');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(globalThis.location.href).toBe(before);
  });

  it('has the scroll-to-top button at the end of its content', () => {
    render(<PlainLayout>เข้าสู่ระบบ</PlainLayout>);
    expect(screen.getByRole('main').querySelector('[data-slot=scroll-to-top]')).not.toBeNull();
  });
});
