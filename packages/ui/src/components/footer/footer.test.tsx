import { render, screen, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { getContrast, readColour } from '../../internal/contrast.ts';
import { Footer, FooterIdentity, FooterLink, FooterSection } from './footer.tsx';

describeKitPart(<Footer />, { element: HTMLElement, slot: 'footer' });
describeKitPart(<FooterIdentity coopName="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด" />, {
  element: HTMLElement,
  slot: 'footer-identity',
  wrapper: Footer,
});
describeKitPart(<FooterSection title="ติดต่อ" />, {
  element: HTMLElement,
  slot: 'footer-section',
  wrapper: Footer,
});
describeKitPart(<FooterLink href="#a">ประวัติสหกรณ์</FooterLink>, {
  element: HTMLAnchorElement,
  slot: 'footer-link',
  wrapper: ({ children }) => <ul>{children}</ul>,
});
describeKitPart(
  <FooterLink asChild>
    <a href="#a">ประวัติสหกรณ์</a>
  </FooterLink>,
  {
    element: HTMLAnchorElement,
    slot: 'footer-link',
    wrapper: ({ children }) => <ul>{children}</ul>,
  },
);

const FOOTER = (
  <Footer legal={<span>© สหกรณ์</span>}>
    <FooterIdentity coopName="สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด" hours="จันทร์–ศุกร์">
      99 ถนนตัวอย่าง
    </FooterIdentity>
    <FooterSection title="เกี่ยวกับเรา">
      <FooterLink href="#a">ประวัติสหกรณ์</FooterLink>
    </FooterSection>
    <FooterSection title="ติดต่อ">
      <FooterLink href="tel:020000001">02 000 0001</FooterLink>
      <FooterLink href="mailto:office.of.the.registrar@very-long-domain.example.com">
        office.of.the.registrar@very-long-domain.example.com
      </FooterLink>
    </FooterSection>
    <FooterSection title="ช่องทางอื่น" />
  </Footer>
);

describe('Footer', () => {
  it('is the foot of the page, under the woven band', () => {
    render(FOOTER);
    const foot = screen.getByRole('contentinfo');
    expect(foot.firstElementChild?.getAttribute('data-slot')).toBe('woven-band');
  });

  it('names each column by its heading', () => {
    render(FOOTER);
    const contact = screen.getByRole('region', { name: 'ติดต่อ' });
    expect(within(contact).getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    const identity = screen.getByRole('region', { name: 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด' });
    expect(identity.querySelector('address')?.textContent).toBe('99 ถนนตัวอย่าง');
  });

  it.each([
    [1200, 4],
    [700, 2],
    [360, 1],
  ])('at %d px has %d columns', (width, columns) => {
    render(<div style={{ width }}>{FOOTER}</div>);
    const lefts = screen.getAllByRole('region').map((part) => Math.round(part.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(columns);
  });

  it('opens its groups in place under 40 rem, and hides nothing above', async () => {
    const box = (width: number) => <div style={{ width }}>{FOOTER}</div>;
    const { rerender } = render(box(360));
    const link = screen.getByText('02 000 0001');
    expect(link.checkVisibility()).toBe(false);
    await userEvent.click(screen.getByText('ติดต่อ', { selector: 'summary *' }));
    expect(link.checkVisibility()).toBe(true);
    rerender(box(640));
    expect(screen.getByText('ประวัติสหกรณ์').checkVisibility()).toBe(true);
    expect(document.querySelector('summary')?.checkVisibility()).toBe(false);
  });

  it('gives every link a row of 44 px', () => {
    render(<div style={{ width: 1200 }}>{FOOTER}</div>);
    const heights = screen.getAllByRole('link').map((link) => link.getBoundingClientRect().height);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  it('breaks an address that is wider than its column', () => {
    const { container } = render(<div style={{ width: 280 }}>{FOOTER}</div>);
    expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
    for (const group of container.querySelectorAll('details')) group.open = true;
    const link = screen.getByRole('link', { name: /registrar/ });
    expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(280 + 8);
  });

  it('draws the mark on the cover with ground and figure changed', () => {
    render(FOOTER);
    const [ground, figure] = [...(document.querySelector('[data-slot=logo]')?.children ?? [])].map((shape) =>
      readColour(getComputedStyle(shape).fill),
    );
    expect(ground).toEqual([255, 255, 255]);
    expect(getContrast(ground ?? [0, 0, 0], figure ?? [255, 255, 255])).toBeGreaterThan(7);
  });
});
