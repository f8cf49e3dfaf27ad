import { padMembershipNo } from '@sahakorn/thai/membership-no';
import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { filterDigitKey, holdsDigit, keepDigits, replaceText } from './membership-no-keys.ts';

export type MembershipNoFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'inputMode'> & {
  /** Default `เลขสมาชิก`. */
  label?: ReactNode;
  /** Called with the digits after every change: typed, pasted, or padded with zeros on leaving the field. */
  onValueChange?: ((value: string) => void) | undefined;
};

/**
 * Takes a membership number: digits only, 1 to 5 of them padded with zeros to 6 when the field is left or Enter
 * sends the form. Renders a `TextField`, whose `input` gets ref and rest props.
 */
export function MembershipNoField({
  label = 'เลขสมาชิก',
  hint = 'พิมพ์ 1234 ได้ ระบบเติม 0 ให้ครบ 6 หลัก',
  onValueChange,
  onChange,
  onKeyDown,
  onPaste,
  onBlur,
  ...rest
}: MembershipNoFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      data-slot="membership-no-field"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      inputMode="numeric"
      onChange={(event) => {
        keepDigits(event.currentTarget);
        onChange?.(event);
        onValueChange?.(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.defaultPrevented) return;
        if (event.key === 'Enter')
          replaceText(event.currentTarget, padMembershipNo(event.currentTarget.value));
        else filterDigitKey(event);
      }}
      onPaste={(event) => {
        onPaste?.(event);
        // Pasted words without a digit would only wipe out a number that is selected.
        if (!holdsDigit(event.clipboardData.getData('text'))) event.preventDefault();
      }}
      onBlur={(event) => {
        replaceText(event.currentTarget, padMembershipNo(event.currentTarget.value));
        onBlur?.(event);
      }}
    />
  );
}
