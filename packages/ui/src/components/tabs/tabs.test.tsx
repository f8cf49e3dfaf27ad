import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Tabs, TabsList, TabsPanel, TabsTab } from './tabs.tsx';

function Root({ children }: { children: ReactNode }) {
  return <Tabs defaultValue="a">{children}</Tabs>;
}

function List({ children }: { children: ReactNode }) {
  return (
    <Root>
      <TabsList label="สวัสดิการ">{children}</TabsList>
    </Root>
  );
}

describeKitPart(<Tabs defaultValue="a" />, { element: HTMLDivElement, slot: 'tabs' });
describeKitPart(<TabsList label="สวัสดิการ" />, {
  element: HTMLDivElement,
  slot: 'tabs-list',
  wrapper: Root,
});
describeKitPart(<TabsTab value="a">ได้รับแล้ว</TabsTab>, {
  element: HTMLButtonElement,
  slot: 'tabs-tab',
  wrapper: List,
});
describeKitPart(<TabsPanel value="a" />, { element: HTMLDivElement, slot: 'tabs-panel', wrapper: Root });

describe('Tabs', () => {
  function renderTabs(props: { value?: string; onValueChange?: (value: string) => void } = {}) {
    render(
      <Tabs defaultValue="a" {...props}>
        <TabsList label="สวัสดิการ">
          <TabsTab value="a">ได้รับแล้ว</TabsTab>
          <TabsTab value="b">ขอได้</TabsTab>
        </TabsList>
        <TabsPanel value="a">ทุนการศึกษา</TabsPanel>
        <TabsPanel value="b">รักษาพยาบาล</TabsPanel>
      </Tabs>,
    );
    return { left: () => screen.getByRole('tab', { name: 'ขอได้' }).getBoundingClientRect().left };
  }

  it('shows the panel of the chosen tab only', async () => {
    renderTabs();
    expect(screen.getByRole('tabpanel', { name: 'ได้รับแล้ว' }).textContent).toBe('ทุนการศึกษา');
    await userEvent.click(screen.getByRole('tab', { name: 'ขอได้' }));
    expect(screen.getByRole('tabpanel', { name: 'ขอได้' }).textContent).toBe('รักษาพยาบาล');
    expect(screen.queryByText('ทุนการศึกษา')).toBeNull();
  });

  it('names the list and each tab once', () => {
    renderTabs();
    expect(screen.getByRole('tablist', { name: 'สวัสดิการ' })).toBeTruthy();
    expect(screen.getAllByRole('tab', { name: /^ขอได้$/ })).toHaveLength(1);
  });

  it('moves no tab when another is chosen', async () => {
    const { left } = renderTabs();
    left();
    await document.fonts.ready;
    const before = left();
    await userEvent.click(screen.getByRole('tab', { name: 'ขอได้' }));
    expect(left()).toBe(before);
  });

  it('can be controlled', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    renderTabs({ value: 'a', onValueChange });
    await userEvent.click(screen.getByRole('tab', { name: 'ขอได้' }));
    expect(onValueChange).toHaveBeenLastCalledWith('b');
    expect(screen.getByRole('tabpanel').textContent).toBe('ทุนการศึกษา');
  });

  it('marks the chosen tab with a bar of 4 px that forced colours keep', () => {
    renderTabs();
    const bar = getComputedStyle(screen.getByRole('tab', { name: 'ได้รับแล้ว' }), '::before');
    expect([bar.borderBottomWidth, bar.borderBottomStyle]).toEqual(['4px', 'solid']);
  });

  it('keeps the panels that have a title on paper in the page, and shows the chosen one', () => {
    render(
      <Tabs defaultValue="a">
        <TabsPanel value="a" printTitle="ได้รับแล้ว">
          ทุนการศึกษา
        </TabsPanel>
        <TabsPanel value="b" printTitle="ขอได้">
          รักษาพยาบาล
        </TabsPanel>
      </Tabs>,
    );
    const shown = (text: string) => screen.getByText(text).checkVisibility();
    expect(['ทุนการศึกษา', 'รักษาพยาบาล', 'ได้รับแล้ว', 'ขอได้'].map(shown)).toEqual([true, false, false, false]);
  });

  it('gives every tab 44 px', () => {
    renderTabs();
    expect(screen.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().height)).toEqual([44, 44]);
  });
});
