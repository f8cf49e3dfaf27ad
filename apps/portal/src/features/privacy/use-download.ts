import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type ApiError, isApiError } from '../../lib/api/api-error.ts';
import { isStillLocked, lockedUntil } from '../../lib/api/locked-until.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';
import { saveFileAt } from '../../domain/documents/show-document.ts';
import { toastRaised } from '../../lib/ui-slice.ts';
import { type DataFormat, useDownloadDataMutation } from './privacy-endpoints.ts';

/** Id of the password's field, for the summary's link. */
export const PASSWORD_ID = 'data-password';

const FILE_NAMES: Readonly<Record<DataFormat, string>> = {
  csv: 'ข้อมูลของฉัน.zip',
  json: 'ข้อมูลของฉัน.json',
};

/** What hinders a download; `inField`: it is about the password. */
type Mistake = { text: string; inField: boolean };

const NOTHING_TYPED: Mistake = { text: 'กรอกรหัสผ่าน', inField: true };

export function useDownload() {
  const [format, setFormat] = useState<DataFormat>('csv');
  const [password, setPassword] = useState('');
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const [fetchData, { isLoading: busy }] = useDownloadDataMutation();
  const dispatch = useDispatch();

  const changePassword = (typed: string) => {
    setPassword(typed);
    setMistake(null);
  };

  const fail = (error: ApiError) => {
    setMistake({ text: getErrorSentence(error), inField: error.kind === 'refused' });
    setWaitUntil(lockedUntil(error));
    setAttempt((before) => before + 1);
  };

  const send = async () => {
    const { data: url, error } = await fetchData({ format, password });
    if (url !== undefined) {
      // Left in its field, the next person at this device could use it.
      setPassword('');
      saveFileAt(url, FILE_NAMES[format]);
      dispatch(toastRaised({ tone: 'success', title: 'ดาวน์โหลดข้อมูลแล้ว', description: FILE_NAMES[format] }));
    } else if (isApiError(error) && error.kind !== 'superseded') fail(error);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || isStillLocked(waitUntil)) return;
    setWaitUntil(null);
    setAttempt(attempt + 1);
    setMistake(password === '' ? NOTHING_TYPED : null);
    if (password !== '') void send();
  };

  return {
    format,
    setFormat,
    password,
    changePassword,
    mistake,
    attempt,
    waitUntil,
    busy,
    handleSubmit,
  };
}
