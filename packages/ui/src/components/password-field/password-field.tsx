import { Eye, EyeOff, TriangleAlert } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { cn } from '../../internal/cn.ts';
import {
  FieldFrame,
  type FieldWords,
  controlVariants,
  useFieldControl,
} from '../../internal/field-frame.tsx';
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import { type PasswordRule, PasswordRules } from './password-rules.tsx';
import { useKeyboardNote } from './use-keyboard-note.ts';
import { useReveal } from './use-reveal.ts';

const WORDS = {
  show: 'แสดง',
  hide: 'ซ่อน',
  subject: 'รหัสผ่าน',
  shown: 'กำลังแสดงรหัสผ่านบนหน้าจอ',
  hidden: 'ซ่อนรหัสผ่านแล้ว',
  capsLock: 'เปิด Caps Lock อยู่ กดปุ่ม Caps Lock เพื่อปิด',
  thai: 'กำลังพิมพ์ภาษาไทย ตรวจสอบภาษาของแป้นพิมพ์',
  ruleMet: 'ผ่าน',
  ruleUnmet: 'ยังไม่ผ่าน',
};

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'size' | 'type'> &
  FieldWords & {
    /** Height and letter size; `lg` for a sign-in form. Default `md`. */
    size?: 'md' | 'lg' | undefined;
    /** A checklist under the field, for a new password. Sets `autoComplete` to `new-password`. */
    rules?: readonly PasswordRule[] | undefined;
    /** Replaces built-in words: of the reveal button, the announcements and the keyboard notes. */
    words?: Partial<typeof WORDS> | undefined;
  };

/** Takes a password, with a button that shows it. Renders a labelled `input`, which gets ref and rest props. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, size, rules, words, className, ref, ...rest } = props;
  const labels = { ...WORDS, ...words };
  const reveal = useReveal();
  const keyboard = useKeyboardNote();
  const field = useFieldControl({ hint, error, ...rest });
  const { control } = field;
  const rulesId = rules && `${control.id}-rules`;
  const watchKey = (own: PasswordFieldProps['onKeyDown']) => (event: KeyboardEvent<HTMLInputElement>) => {
    own?.(event);
    keyboard.watchKey(event);
  };
  return (
    <FieldFrame field={field} label={label} hint={hint} error={error} optional={optional}>
      <div className="@container">
        <div className="flex @max-field:flex-col">
          <input
            data-slot="password-field"
            autoComplete={rules ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            ref={useMergedRef(ref, reveal.inputRef)}
            type={reveal.shown ? 'text' : 'password'}
            aria-describedby={[control['aria-describedby'], rulesId].filter(Boolean).join(' ') || undefined}
            className={cn(
              controlVariants({ size }),
              '@field:pe-28 @field:aria-invalid:pe-28 @field:contrast:pe-28',
              className,
            )}
            onKeyDown={watchKey(rest.onKeyDown)}
            onKeyUp={watchKey(rest.onKeyUp)}
            onBlur={(event) => {
              rest.onBlur?.(event);
              keyboard.forget();
            }}
          />
          <RevealButton reveal={reveal} labels={labels} inputId={control.id} disabled={rest.disabled} />
        </div>
        <div aria-live="polite">
          {keyboard.note && (
            <p data-slot="keyboard-note" className="mt-2 flex gap-1.5 text-sm text-warning">
              <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
              {labels[keyboard.note]}
            </p>
          )}
        </div>
      </div>
      {rules && rulesId && <PasswordRules id={rulesId} rules={rules} words={labels} />}
    </FieldFrame>
  );
}

type RevealButtonProps = {
  reveal: ReturnType<typeof useReveal>;
  labels: typeof WORDS;
  inputId: string;
  disabled: boolean | undefined;
};

/** Over the end of the input, or under it if the field is narrow. */
function RevealButton({ reveal, labels, inputId, disabled }: RevealButtonProps) {
  const Icon = reveal.shown ? EyeOff : Eye;
  return (
    <>
      <button
        type="button"
        data-slot="password-reveal"
        data-state={reveal.shown ? 'shown' : 'hidden'}
        aria-controls={inputId}
        disabled={disabled}
        className={cn(
          'inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-md text-md leading-tight',
          'font-semibold text-link disabled:cursor-default disabled:text-text-muted',
          '@field:-ms-28 @field:w-28 @field:justify-end @field:px-control',
        )}
        onMouseDown={(event) => event.preventDefault()}
        onClick={reveal.toggle}
      >
        <Icon aria-hidden className="size-5" />
        {reveal.shown ? labels.hide : labels.show}
        <span className="sr-only">{labels.subject}</span>
      </button>
      <span aria-live="polite" className="sr-only">
        {reveal.toggled && (reveal.shown ? labels.shown : labels.hidden)}
      </span>
    </>
  );
}
