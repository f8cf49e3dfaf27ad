import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { MembershipNoField, type MembershipNoFieldProps } from './membership-no-field.tsx';

describeKitPart(<MembershipNoField />, { element: HTMLInputElement, slot: 'membership-no-field' });

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'เลขสมาชิก' });

function pressKey(init: KeyboardEventInit): boolean {
  return input().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
}

async function copy(text: string) {
  const source = document.body.appendChild(document.createElement('input'));
  source.value = text;
  source.select();
  await userEvent.copy();
  source.remove();
}

function Controlled(props: MembershipNoFieldProps) {
  const [value, setValue] = useState('');
  return <MembershipNoField {...props} value={value} onValueChange={setValue} />;
}

describe('MembershipNoField', () => {
  it('asks for a numeric keyboard and for the name that a password manager keeps', () => {
    render(<MembershipNoField />);
    expect(input().inputMode).toBe('numeric');
    expect(input().autocomplete).toBe('username');
    expect(input().type).toBe('text');
  });

  it.each(['a', 'ก', ' ', '-', '.', 'e', '+'])('lets no %s through', (key) => {
    render(<MembershipNoField />);
    expect(pressKey({ key })).toBe(false);
    expect(input().value).toBe('');
  });

  it.each([
    { key: '7' },
    { key: 'Backspace' },
    { key: 'ArrowLeft' },
    { key: 'Tab' },
    { key: 'Home' },
    { key: 'v', ctrlKey: true },
    { key: 'a', metaKey: true },
    { key: 'Unidentified' },
  ])('leaves $key to the browser', (init) => {
    render(<MembershipNoField />);
    expect(pressKey(init)).toBe(true);
  });

  it.each([
    ['the Thai digit of shift and 2', { key: '๑', code: 'Digit2', shiftKey: true }, '1'],
    ['the digit row of a Thai layout', { key: 'ภ', code: 'Digit4' }, '4'],
    ['the digit row of a French layout', { key: 'é', code: 'Digit2' }, '2'],
  ])('understands %s', (_name, init, expected) => {
    render(<MembershipNoField />);
    pressKey(init);
    expect(input().value).toBe(expected);
  });

  it('types a converted digit where the caret is', () => {
    render(<MembershipNoField defaultValue="19" />);
    input().setSelectionRange(1, 1);
    pressKey({ key: '๕', code: 'Digit8', shiftKey: true });
    expect(input().value).toBe('159');
    expect(input().selectionStart).toBe(2);
  });

  it('types real keys and keeps the caret while editing in the middle', async () => {
    render(<Controlled />);
    input().focus();
    await userEvent.keyboard('1x34{ArrowLeft}{ArrowLeft}2');
    expect(input().value).toBe('1234');
    expect(input().selectionStart).toBe(2);
  });

  it('takes the digits of a pasted text and puts the caret after them', async () => {
    render(<Controlled />);
    await copy('สมาชิก ๐๐-12');
    input().focus();
    await userEvent.keyboard('34{Home}');
    await userEvent.paste();
    expect(input().value).toBe('001234');
    expect(input().selectionStart).toBe(4);
  });

  it('does not lose a selected number to a pasted text without digits', async () => {
    render(<MembershipNoField defaultValue="1234" />);
    await copy('สมหญิง ใจดี');
    input().select();
    await userEvent.paste();
    expect(input().value).toBe('1234');
  });

  it('cleans what a keyboard without key names typed', () => {
    const change = vi.fn<(value: string) => void>();
    render(<MembershipNoField onValueChange={change} />);
    input().setRangeText('12ก๓');
    input().dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(input().value).toBe('123');
    expect(change).toHaveBeenLastCalledWith('123');
  });

  it.each([
    ['1', '000001'],
    ['12345', '012345'],
    ['001234', '001234'],
    ['1234567', '1234567'],
    ['', ''],
  ])('holds %s as %s after it is left', (typed, expected) => {
    render(<MembershipNoField defaultValue={typed} />);
    input().focus();
    input().blur();
    expect(input().value).toBe(expected);
  });

  it('calls onChange and onValueChange with the padded number, before onBlur', () => {
    const calls: string[] = [];
    render(
      <MembershipNoField
        defaultValue="1234"
        onChange={(event) => calls.push(`change ${event.target.value}`)}
        onValueChange={(value) => calls.push(`value ${value}`)}
        onBlur={(event) => calls.push(`blur ${event.target.value}`)}
      />,
    );
    input().focus();
    input().blur();
    expect(calls).toEqual(['change 001234', 'value 001234', 'blur 001234']);
  });

  it('sends a padded number when Enter sends the form', async () => {
    const sent = vi.fn<(value: FormDataEntryValue | null) => void>();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(new FormData(event.currentTarget).get('no'));
        }}
      >
        <Controlled name="no" />
      </form>,
    );
    input().focus();
    await userEvent.keyboard('1234{Enter}');
    expect(sent).toHaveBeenCalledExactlyOnceWith('001234');
  });

  it('leaves a number that may only be read as it is', () => {
    render(<MembershipNoField readOnly defaultValue="000001" />);
    pressKey({ key: '๒', code: 'Digit3', shiftKey: true });
    expect(input().value).toBe('000001');
  });

  it('does not pad a number that may only be read', () => {
    render(<MembershipNoField readOnly defaultValue="77" />);
    input().focus();
    input().blur();
    expect(input().value).toBe('77');
  });

  it('lets a caller cancel a key', () => {
    render(<MembershipNoField defaultValue="12" onKeyDown={(event) => event.preventDefault()} />);
    pressKey({ key: '๓', code: 'Digit4', shiftKey: true });
    expect(input().value).toBe('12');
  });
});
