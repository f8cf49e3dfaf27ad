import { Button } from '@sahakorn/ui/button';
import { TextField } from '@sahakorn/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { readDocumentCode } from './document-code.ts';

const NO_CODE = 'รหัสตรวจสอบมี 12 ตัว เป็นตัวเลขและอักษรอังกฤษ ตรวจสอบกับท้ายเอกสาร';

type CodeFormProps = {
  /** Called with a code in its one spelling, never with what is none. */
  onSubmit: (code: string) => void;
};

/** Takes the code of a document by hand. */
export function CodeForm({ onSubmit }: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const fieldRef = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const code = readDocumentCode(typed);
    setRefused(code === null);
    if (code === null) fieldRef.current?.focus();
    else onSubmit(code);
  };
  return (
    <form noValidate className="grid justify-items-start gap-5 px-inset py-5" onSubmit={handleSubmit}>
      <div className="w-full max-w-form">
        <TextField
          ref={fieldRef}
          label="รหัสตรวจสอบ"
          hint="อยู่ท้ายเอกสาร ข้างเลขที่เอกสาร เช่น ABCD-EFGH-JKMN"
          error={refused ? NO_CODE : undefined}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setRefused(false);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <Button type="submit" variant="primary">
        ตรวจสอบเอกสาร
      </Button>
    </form>
  );
}
