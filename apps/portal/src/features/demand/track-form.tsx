import { Button } from '@sahakorn/ui/button';
import { TextField } from '@sahakorn/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ApiError, isApiError, isNotFound } from '../../api/api-error.ts';
import { sentenceOf } from '../../api/sentence-of.ts';
import { paths } from '../../paths.ts';
import { useLazyTrackDemandQuery } from './demand-endpoints.ts';
import { readTrackingCode } from './tracking-code.ts';

const NO_CODE = 'รหัสติดตามมี 12 ตัว เป็นตัวเลขและอักษรอังกฤษ ตรวจสอบแล้วพิมพ์ใหม่';
const UNKNOWN = 'ไม่พบเรื่องที่มีรหัสนี้ ตรวจสอบรหัสทีละตัว';

function wordsOf(error: ApiError): string {
  return isNotFound(error) ? UNKNOWN : sentenceOf(error);
}

/** Finds a demand by the code that its author was told. */
export function TrackForm() {
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<string>();
  const [track, { isFetching }] = useLazyTrackDemandQuery();
  const fieldRef = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  const refuse = (words: string) => {
    setMistake(words);
    fieldRef.current?.focus();
  };
  const find = async (code: string) => {
    const { data, error } = await track(code);
    if (data) return void navigate(paths.demand(data.id), { state: { trackingCode: code } });
    return refuse(isApiError(error) ? wordsOf(error) : UNKNOWN);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isFetching) return;
    const code = readTrackingCode(typed);
    if (code === null) refuse(NO_CODE);
    else void find(code);
  };

  return (
    <form noValidate className="grid justify-items-start gap-4 px-inset py-5" onSubmit={handleSubmit}>
      <div className="w-full max-w-form">
        <TextField
          ref={fieldRef}
          label="รหัสติดตาม"
          hint="ได้รับเมื่อส่งเรื่อง เช่น ABCD-EFGH-JKMN"
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
      <Button type="submit" busyLabel={isFetching ? 'กำลังค้นหา' : undefined}>
        ดูความคืบหน้า
      </Button>
    </form>
  );
}
