import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeKitPart } from '../../../test/describe-kit-part.tsx';
import { groupDigits } from './id-card-digits.ts';
import { idCardFault } from './id-card-fault.ts';
import { IdCardField, type IdCardFieldProps } from './id-card-field.tsx';

describeKitPart(<IdCardField />, { element: HTMLInputElement, slot: 'id-card-field' });

const NUMBER = '1100200300412';
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'เลขประจำตัวประชาชน' });
const error = () => document.querySelector('[data-slot=field-error]')?.textContent;

function Controlled(props: IdCardFieldProps) {
  const [value, setValue] = useState(props.value ?? '');
  return <IdCardField {...props} value={value} onValueChange={setValue} />;
}

async function paste(text: string) {
  const source = document.body.appendChild(document.createElement('input'));
  source.value = text;
  source.select();
  await userEvent.copy();
  source.remove();
  input().focus();
  await userEvent.paste();
}

describe('groupDigits', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['11', '1-1'],
    ['11002', '1-1002'],
    ['110020', '1-1002-0'],
    ['1100200300', '1-1002-00300'],
    ['110020030041', '1-1002-00300-41'],
    [NUMBER, '1-1002-00300-41-2'],
    ['11002003004129', '1-1002-00300-41-29'],
  ])('writes %j as %j', (digits, expected) => {
    expect(groupDigits(digits)).toBe(expected);
  });
});

describe('idCardFault', () => {
  it.each([
    ['', undefined],
    [NUMBER, undefined],
    ['11002003004', 'พิมพ์แล้ว 11 หลัก พิมพ์ให้ครบ 13 หลัก'],
    ['11002003004120', 'พิมพ์แล้ว 14 หลัก ลบให้เหลือ 13 หลักตามบัตร'],
    ['1100200300512', 'ไม่มีเลขประจำตัวประชาชนนี้ ตรวจสอบกับบัตรทีละหลัก'],
  ])('says of %j: %s', (digits, fault) => {
    expect(idCardFault(digits)).toBe(fault);
  });
});

describe('IdCardField', () => {
  it('asks for a numeric keyboard, and for no help of a password manager', () => {
    render(<IdCardField />);
    expect(input().inputMode).toBe('numeric');
    expect(input().autocomplete).toBe('off');
    expect(input().type).toBe('text');
  });

  it('groups as one types, the caret at the end', async () => {
    render(<Controlled />);
    input().focus();
    await userEvent.keyboard('1ก1-0 0200');
    expect(input().value).toBe('1-1002-00');
    expect(input().selectionStart).toBe(9);
  });

  it.each([
    ['a digit before a dash', '{Home}{ArrowRight}', '9', '1-9100-20030-04-12', 3],
    [
      'a digit in the middle of a group',
      '{Home}{ArrowRight}{ArrowRight}{ArrowRight}',
      '9',
      '1-1900-20030-04-12',
      4,
    ],
    [
      'the last digit of a group',
      '{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}',
      '9',
      '1-1009-20030-04-12',
      7,
    ],
  ])('keeps the caret behind %s', async (_name, move, key, value, caret) => {
    render(<Controlled value="110020030041" />);
    input().focus();
    await userEvent.keyboard(`${move}${key}`);
    expect(input().value.slice(0, 12)).toBe(value.slice(0, 12));
    expect(input().selectionStart).toBe(caret);
  });

  it('takes a digit by Backspace behind a dash and by Delete before one', async () => {
    render(<Controlled value={NUMBER} />);
    input().focus();
    input().setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}');
    expect(input().value).toBe('1-0020-03004-12');
    expect(input().selectionStart).toBe(0);
    input().setSelectionRange(1, 1);
    await userEvent.keyboard('{Delete}');
    expect(input().value).toBe('1-0200-30041-2');
    expect(input().selectionStart).toBe(1);
  });

  it.each(['1-1002-00300-41-2', '1 1002 00300 41 2', 'เลขบัตร ๑-๑๐๐๒-๐๐๓๐๐-๔๑-๒'])(
    'takes %j pasted',
    async (text) => {
      const change = vi.fn<(value: string) => void>();
      render(<IdCardField onValueChange={change} />);
      await paste(text);
      expect(input().value).toBe('1-1002-00300-41-2');
      expect(change).toHaveBeenLastCalledWith(NUMBER);
    },
  );

  it('does not lose a selected number to a pasted text without digits', async () => {
    render(<IdCardField defaultValue={NUMBER} />);
    input().select();
    await paste('สมหญิง ใจดี');
    expect(input().value).toBe('1-1002-00300-41-2');
  });

  it('cuts nothing: a digit too many stays, and the field says so', async () => {
    const change = vi.fn<(value: string) => void>();
    render(<IdCardField defaultValue={NUMBER} onValueChange={change} />);
    input().focus();
    await userEvent.keyboard('{End}0');
    expect(change).toHaveBeenLastCalledWith('11002003004120');
    expect(error()).toBeUndefined();
    await userEvent.tab();
    expect(input().value).toBe('1-1002-00300-41-20');
    expect(error()).toBe('พิมพ์แล้ว 14 หลัก ลบให้เหลือ 13 หลักตามบัตร');
  });

  it('validates on blur or Enter, and clears the error once the number is valid', async () => {
    render(<Controlled />);
    input().focus();
    await userEvent.keyboard('110020030051');
    expect(error()).toBeUndefined();
    await userEvent.keyboard('{Enter}');
    expect(error()).toBe('พิมพ์แล้ว 12 หลัก พิมพ์ให้ครบ 13 หลัก');
    await userEvent.keyboard('{Backspace}{Backspace}41');
    expect(error()).toBe('พิมพ์แล้ว 12 หลัก พิมพ์ให้ครบ 13 หลัก');
    await userEvent.keyboard('2');
    expect(error()).toBeUndefined();
  });

  it('says nothing of an empty field', async () => {
    render(<Controlled />);
    input().focus();
    await userEvent.tab();
    expect(input().hasAttribute('aria-invalid')).toBe(false);
  });

  it('shows the error of its form if it has none', async () => {
    render(<IdCardField defaultValue="1" error="ไม่ตรงกับทะเบียนสมาชิก" />);
    expect(error()).toBe('ไม่ตรงกับทะเบียนสมาชิก');
    input().focus();
    await userEvent.tab();
    expect(error()).toBe('พิมพ์แล้ว 1 หลัก พิมพ์ให้ครบ 13 หลัก');
  });

  it('hides a number shown again, but for its end, until it is edited', async () => {
    render(<Controlled masked value={NUMBER} />);
    expect(input().value).toBe('x-xxxx-xxxx0-41-2');
    input().focus();
    await expect.poll(() => input().value).toBe('1-1002-00300-41-2');
    await userEvent.keyboard('{End}{Backspace}');
    expect(input().value).toBe('1-1002-00300-41');
    await userEvent.tab();
    expect(input().value).toBe('1-1002-00300-41');
  });

  it('keeps a hidden number hidden where it may only be read', async () => {
    render(<IdCardField masked readOnly defaultValue={NUMBER} />);
    input().focus();
    await userEvent.tab();
    expect(input().value).toBe('x-xxxx-xxxx0-41-2');
  });

  it.each([
    [{}, NUMBER],
    [{ masked: true }, NUMBER],
    [{ disabled: true }, null],
  ])('sends the digits alone with its form: %j', (props, sent) => {
    render(
      <form aria-label="ลงทะเบียน">
        <IdCardField name="idCard" defaultValue={NUMBER} {...props} />
      </form>,
    );
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('idCard')).toBe(sent);
  });

  it('lets a caller cancel a key and choose the sentences', async () => {
    render(
      <IdCardField
        defaultValue="12"
        onKeyDown={(event) => event.preventDefault()}
        validate={() => 'ตรวจสอบเลขอีกครั้ง'}
      />,
    );
    input().focus();
    await userEvent.keyboard('3');
    expect(input().value).toBe('1-2');
    input().blur();
    await expect.poll(error).toBe('ตรวจสอบเลขอีกครั้ง');
  });
});
