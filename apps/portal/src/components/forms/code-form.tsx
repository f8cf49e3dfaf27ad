import { parseReferenceCode } from '@sahakorn/contract/reference-code';
import { TextField } from '@sahakorn/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { ScriptForm, ScriptSubmit } from './script-form.tsx';

type CodeFormProps = {
  label: string;
  hint: string;
  advice: string;
  /** Called with a valid, normalized code. Resolves to an error message for the field, if any. */
  onCode: (code: string) => Promise<string | undefined>;
  submit: string;
  busyLabel?: string | undefined;
  variant?: 'primary' | 'outline';
};

export function CodeForm({
  label,
  hint,
  advice,
  onCode,
  submit,
  busyLabel,
  variant = 'outline',
}: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<string>();
  const fieldRef = useRef<HTMLInputElement>(null);
  const askingRef = useRef(false);

  const ask = async () => {
    const code = parseReferenceCode(typed);
    const refusal = code === null ? `${label}มี 12 ตัว เป็นตัวเลขและอักษรอังกฤษ ${advice}` : await onCode(code);
    setMistake(refusal);
    if (refusal !== undefined) fieldRef.current?.focus();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (askingRef.current) return;
    askingRef.current = true;
    void ask().finally(() => {
      askingRef.current = false;
    });
  };

  return (
    <ScriptForm className="grid justify-items-start gap-5 px-inset py-5" onSubmit={handleSubmit}>
      <div className="w-full max-w-form">
        <TextField
          ref={fieldRef}
          label={label}
          hint={
            <>
              {hint} เช่น <span className="whitespace-nowrap @max-tiny:text-[0.75rem]">ABCD-EFGH-JKMN</span>
            </>
          }
          error={mistake}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setMistake(undefined);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <ScriptSubmit variant={variant} busyLabel={busyLabel}>
        {submit}
      </ScriptSubmit>
    </ScriptForm>
  );
}
