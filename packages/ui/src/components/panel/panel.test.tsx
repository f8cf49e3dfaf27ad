import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { Panel, PanelBody, PanelHead, PanelNote } from './panel.tsx';

describeKitPart(<Panel>ยังไม่มีรายการ</Panel>, { element: HTMLElement, slot: 'panel' });
describeKitPart(<PanelHead title="ข้อมูลติดต่อ" />, { element: HTMLDivElement, slot: 'panel-head' });
describeKitPart(<PanelBody>ยังไม่มีรายการ</PanelBody>, { element: HTMLDivElement, slot: 'panel-body' });
describeKitPart(<PanelNote>ข้อมูลถึงวันนี้</PanelNote>, { element: HTMLParagraphElement, slot: 'panel-note' });

describe('PanelHead', () => {
  it('is a heading of level 2, or of the given level', () => {
    render(
      <>
        <PanelHead title="ข้อมูลสมาชิก" />
        <PanelHead title="ผู้รับโอนประโยชน์" level={3} />
      </>,
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('ข้อมูลสมาชิก');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('ผู้รับโอนประโยชน์');
  });

  it('sets its children beside the heading', () => {
    render(
      <PanelHead title="ที่อยู่">
        <button type="button">แก้ไข</button>
      </PanelHead>,
    );
    expect(screen.getByRole('button', { name: 'แก้ไข' })).toBeTruthy();
  });
});
