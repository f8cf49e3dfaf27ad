import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Attachment } from './attachment.tsx';

function renderLink(words: ReactNode) {
  return (
    <a href="#form.pdf" download>
      {words}
    </a>
  );
}

describeKitPart(<Attachment title="แบบคำขอ" fileName="form.pdf" renderLink={renderLink} />, {
  element: HTMLDivElement,
  slot: 'attachment',
});

describe('Attachment', () => {
  it('says kind, size and pages in words', () => {
    render(
      <Attachment title="แบบคำขอ" fileName="form.pdf" bytes={245_760} pages={2} renderLink={renderLink} />,
    );
    expect(
      screen.getByText('PDF · 240\u00a0กิโลไบต์ · 2\u00a0หน้า', { normalizer: (text) => text }),
    ).toBeTruthy();
  });

  it('leaves out what is not known', () => {
    render(<Attachment title="แบบคำขอ" fileName="form" bytes={null} pages={0} renderLink={renderLink} />);
    expect(screen.getByText('ไฟล์')).toBeTruthy();
  });

  it('names its link by what is downloaded', () => {
    render(<Attachment title="แบบคำขอ" fileName="form.pdf" renderLink={renderLink} />);
    const link = screen.getByRole('link', { name: 'ดาวน์โหลด แบบคำขอ' });
    expect(link.getAttribute('href')).toBe('#form.pdf');
    expect(link.getBoundingClientRect().height).toBe(44);
  });

  it.each([
    [448, false],
    [447, true],
  ])('at %d px gives its link the whole width: %s', (width, whole) => {
    render(
      <div style={{ width }}>
        <Attachment title="แบบคำขอ" fileName="form.pdf" renderLink={renderLink} />
      </div>,
    );
    expect(screen.getByRole('link').getBoundingClientRect().width > width / 2).toBe(whole);
  });

  it('says without a network that it is kept, and opens', () => {
    render(<Attachment title="แบบคำขอ" fileName="form.pdf" offline="kept" renderLink={renderLink} />);
    expect(document.querySelector('[data-offline=kept]')?.textContent).toMatch(/^แบบคำขอPDF · เก็บไว้แล้ว/);
    expect(screen.getByRole('link')).toBeTruthy();
  });

  it('says when it opens where it is away, and has no link', () => {
    render(<Attachment title="แบบคำขอ" fileName="form.pdf" offline="away" renderLink={renderLink} />);
    expect(document.querySelector('[data-offline=away]')?.textContent).toBe('แบบคำขอเปิดได้เมื่อเชื่อมต่อแล้ว');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('takes other words', () => {
    render(
      <Attachment
        title="แบบคำขอ"
        fileName="form.pdf"
        bytes={2048}
        pages={3}
        renderLink={renderLink}
        words={{
          download: 'เปิดไฟล์',
          pages: 'แผ่น',
          kind: (name) => `แฟ้ม ${name}`,
          size: (bytes) => `${bytes} ไบต์`,
        }}
      />,
    );
    expect(screen.getByRole('link', { name: 'เปิดไฟล์ แบบคำขอ' })).toBeTruthy();
    expect(screen.getByText(/^แฟ้ม form\.pdf · 2048 ไบต์ · 3\sแผ่น$/)).toBeTruthy();
  });

  it.each([null, undefined, Number.NaN, -1])('leaves out the size %s', (bytes) => {
    render(<Attachment title="แบบคำขอ" fileName="form.pdf" bytes={bytes} renderLink={renderLink} />);
    expect(screen.getByText('PDF')).toBeTruthy();
  });
});
