import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';

describe('the parts of DropdownMenu', () => {
  it('pass ref, rest props, class names and data-slot to their elements', () => {
    const content = createRef<HTMLDivElement>();
    const item = createRef<HTMLDivElement>();
    render(
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger>เอกสาร</DropdownMenuTrigger>
        <DropdownMenuContent ref={content} className="mt-1" data-probe="content">
          <DropdownMenuLabel className="mt-1" data-probe="label" />
          <DropdownMenuItem ref={item} className="mt-1" data-probe="item" />
          <DropdownMenuSeparator className="mt-1" data-probe="separator" />
          <DropdownMenuRadioGroup className="mt-1" data-probe="radio-group" value="a">
            <DropdownMenuRadioItem className="mt-1" data-probe="radio-item" value="a" />
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </DropdownMenu>,
    );
    expect(content.current?.dataset['slot']).toBe('dropdown-menu-content');
    expect(item.current?.dataset['slot']).toBe('dropdown-menu-item');
    const parts = [...document.querySelectorAll<HTMLElement>('[data-probe]')];
    expect(parts.map((part) => part.dataset['slot'])).toEqual(
      parts.map((part) => `dropdown-menu-${part.dataset['probe']}`),
    );
    expect(parts.every((part) => part.classList.contains('mt-1'))).toBe(true);
    expect(parts).toHaveLength(6);
  });
});

describeKitPart(<DropdownMenuTrigger />, {
  element: HTMLButtonElement,
  slot: 'dropdown-menu-trigger',
  wrapper: DropdownMenu,
});

describe('DropdownMenu', () => {
  function renderMenu(onSelect = vi.fn<(event: Event) => void>()) {
    render(
      <>
        <DropdownMenu>
          <DropdownMenuTrigger>เอกสาร</DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={onSelect}>พิมพ์</DropdownMenuItem>
            <DropdownMenuItem>ดาวน์โหลด</DropdownMenuItem>
            <DropdownMenuItem disabled>ส่งทางอีเมล</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <button type="button">อื่น ๆ</button>
      </>,
    );
    return { trigger: screen.getByRole('button', { name: 'เอกสาร' }), onSelect };
  }

  it('moves with the arrows and chooses with Enter', async () => {
    const { trigger, onSelect } = renderMenu();
    const focusOn = (name: string) =>
      waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name })));
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await focusOn('พิมพ์');
    await userEvent.keyboard('{ArrowDown}');
    await focusOn('ดาวน์โหลด');
    await userEvent.keyboard('{Home}');
    await focusOn('พิมพ์');
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });

  it('closes with Escape and gives focus back', async () => {
    const { trigger, onSelect } = renderMenu();
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger));
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('leaves the rest of the page alone', async () => {
    const { trigger } = renderMenu();
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    expect(screen.getByRole('button', { name: 'อื่น ๆ' })).toBeTruthy();
    expect(document.querySelector('style[data-radix-menu], [data-scroll-locked]')).toBeNull();
  });

  it('does not choose what is disabled', async () => {
    const { trigger } = renderMenu();
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'ส่งทางอีเมล' }), {
      pointerEventsCheck: 0,
    });
    expect(screen.getByRole('menu')).toBeTruthy();
  });
});
