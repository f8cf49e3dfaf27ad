import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { TopBar, TopBarMember, TopBarWide } from './top-bar.tsx';

const NAMES = { coopNameTH: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด', coopNameEN: 'Example Teachers Cooperative' };

describeKitPart(<TopBar {...NAMES} />, { element: HTMLDivElement, slot: 'top-bar' });
describeKitPart(<TopBarWide />, { element: HTMLDivElement, slot: 'top-bar-wide' });
describeKitPart(<TopBarMember name="นางสมหญิง ใจดี" membershipNo="001234" />, {
  element: HTMLDivElement,
  slot: 'top-bar-member',
});

describe('TopBar', () => {
  it('marks the English name as English', () => {
    render(<TopBar {...NAMES} />);
    expect(screen.getByText('Example Teachers Cooperative').lang).toBe('en');
  });

  it('shows the given logo instead of the default', () => {
    const { container } = render(<TopBar {...NAMES} logo={<i data-testid="own-mark" />} />);
    expect(screen.getByTestId('own-mark')).toBeTruthy();
    expect(container.querySelector('[data-slot=logo]')).toBeNull();
  });

  it.each([
    [1024, 52, true, true],
    [1023, 52, true, false],
    [640, 52, true, false],
    [639, 44, false, false],
  ])('at %d px: mark of %d px, English name %s, wide parts %s', (width, mark, english, wide) => {
    const { container } = render(
      <div style={{ width }}>
        <TopBar {...NAMES}>
          <TopBarWide>
            <TopBarMember name="นางสมหญิง ใจดี" membershipNo="001234" />
          </TopBarWide>
        </TopBar>
      </div>,
    );
    expect(container.querySelector('[data-slot=logo]')?.getBoundingClientRect().width).toBe(mark);
    expect(screen.getByText('Example Teachers Cooperative').checkVisibility()).toBe(english);
    expect(screen.getByText('เลขสมาชิก 001234').checkVisibility()).toBe(wide);
  });

  it('draws the double rule in lines that do not scale: 3 px, a gap, 1 px', () => {
    const { container } = render(<TopBar {...NAMES} />);
    const rule = getComputedStyle(
      container.querySelector('[data-slot=top-bar]')?.lastElementChild ?? container,
    );
    expect([rule.borderTopWidth, rule.height, rule.borderBottomWidth]).toEqual(['3px', '6px', '1px']);
  });
});

describe('TopBarMember', () => {
  it('takes other words for the number', () => {
    render(<TopBarMember name="นางสมหญิง ใจดี" membershipNo="001234" membershipNoLabel="ทะเบียน" />);
    expect(screen.getByText('ทะเบียน 001234')).toBeTruthy();
  });
});
