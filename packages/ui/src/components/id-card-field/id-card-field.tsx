import { onlyDigits } from '@sahakorn/thai/digits';
import { isIdCard, maskIdCard } from '@sahakorn/thai/id-card';
import { type ReactNode, useState } from 'react';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { useStableWhilePressed } from '../../internal/use-stable-while-pressed.ts';
import { filterDigitKey, hasDigit } from '../membership-no-field/membership-no-keys.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { groupDigits, groupInput, stepOverDash } from './id-card-digits.ts';
import { idCardFault } from './id-card-fault.ts';

export type IdCardFieldProps = Omit<
  TextFieldProps,
  'label' | 'type' | 'inputMode' | 'value' | 'defaultValue' | 'maxLength'
> & {
  /** Default `เลขประจำตัวประชาชน`. */
  label?: ReactNode;
  /** The digits without dashes, in a controlled field. */
  value?: string | undefined;
  /** The initial digits, in an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Called with the digits after every change, complete or not. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Masks all but the last four digits of a complete number while the field is not edited, for a page that shows a
   * stored number. Default false.
   */
  masked?: boolean | undefined;
  /** Validates the digits on blur. Default `idCardFault`. */
  validate?: ((digits: string) => string | undefined) | undefined;
};

/**
 * Takes the 13 digits of a Thai identity card, grouped as on the card, and checks the last one. Renders a `TextField`,
 * whose `input` gets ref and rest props; under a `name` a form sends the digits alone.
 */
export function IdCardField(props: IdCardFieldProps) {
  const {
    label = 'เลขประจำตัวประชาชน',
    value,
    defaultValue = '',
    onValueChange,
    masked = false,
    ...more
  } = props;
  const {
    validate = idCardFault,
    error,
    name,
    onChange,
    onKeyDown,
    onPaste,
    onFocus,
    onBlur,
    ...rest
  } = more;
  const [held, setHeld] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const digits = onlyDigits(held);
  const [editing, setEditing] = useState(false);
  const [fault, setFault] = useState<string>();
  const wrong = useStableWhilePressed(fault !== undefined && validate(digits) !== undefined ? fault : error);
  const hidden = masked && (!editing || rest.readOnly) && isIdCard(digits);
  return (
    <>
      <TextField
        label={label}
        hint="ตัวเลข 13 หลักหน้าบัตร"
        data-slot="id-card-field"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        inputMode="numeric"
        error={wrong}
        data-state={hidden ? 'masked' : 'shown'}
        value={hidden ? maskIdCard(digits) : groupDigits(digits)}
        onChange={(event) => {
          const { inputType } = event.nativeEvent as InputEvent;
          groupInput(event.currentTarget, inputType?.startsWith('delete') ?? false);
          onChange?.(event);
          setHeld(onlyDigits(event.currentTarget.value));
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.defaultPrevented) return;
          stepOverDash(event.currentTarget, event.key);
          filterDigitKey(event);
          if (event.key === 'Enter') setFault(validate(digits));
        }}
        onPaste={(event) => {
          onPaste?.(event);
          // Ignores pasted text without digits, which would only delete a selected number.
          if (!hasDigit(event.clipboardData.getData('text'))) event.preventDefault();
        }}
        onFocus={(event) => {
          onFocus?.(event);
          setEditing(true);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          setEditing(false);
          setFault(validate(digits));
        }}
      />
      {name !== undefined && (
        <input type="hidden" name={name} value={digits} disabled={rest.disabled} form={rest.form} />
      )}
    </>
  );
}
