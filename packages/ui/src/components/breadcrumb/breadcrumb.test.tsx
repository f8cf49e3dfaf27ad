import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Breadcrumb, BreadcrumbItem } from './breadcrumb.tsx';

describeKitPart(<Breadcrumb />, { element: HTMLElement, slot: 'breadcrumb' });
describeKitPart(<BreadcrumbItem href="#home">หน้าแรก</BreadcrumbItem>, {
  element: HTMLAnchorElement,
  slot: 'breadcrumb-item',
  wrapper: Breadcrumb,
});
describeKitPart(
  <BreadcrumbItem asChild>
    <a href="#home">หน้าแรก</a>
  </BreadcrumbItem>,
  { element: HTMLAnchorElement, slot: 'breadcrumb-item', wrapper: Breadcrumb },
);

const STEPS = (
  <Breadcrumb>
    <BreadcrumbItem href="#home">หน้าแรก</BreadcrumbItem>
    <BreadcrumbItem href="#news">ข่าว</BreadcrumbItem>
    <BreadcrumbItem current>ประชุมใหญ่</BreadcrumbItem>
  </Breadcrumb>
);

describe('Breadcrumb', () => {
  it('is a named landmark with a list whose last step is the page being read', () => {
    render(<div style={{ width: 600 }}>{STEPS}</div>);
    expect(screen.getByRole('navigation', { name: 'เส้นทาง' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('ประชุมใหญ่').getAttribute('aria-current')).toBe('page');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('draws a chevron between steps, and none before the first', () => {
    const { container } = render(<div style={{ width: 600 }}>{STEPS}</div>);
    const seen = [...container.querySelectorAll('svg')].map((icon) => icon.checkVisibility());
    expect(seen).toEqual([false, true, true]);
  });

  it.each([
    [448, true],
    [447, false],
  ])('at %d px shows the page being read: %s', (width, shown) => {
    render(<div style={{ width }}>{STEPS}</div>);
    expect(screen.getByText('ประชุมใหญ่').checkVisibility()).toBe(shown);
  });

  it('gives every step 44 px', () => {
    render(STEPS);
    const heights = screen.getAllByRole('link').map((link) => link.getBoundingClientRect().height);
    expect(heights).toEqual([44, 44]);
  });
});
