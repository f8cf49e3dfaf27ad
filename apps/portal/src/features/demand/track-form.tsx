import { useNavigate } from 'react-router-dom';
import { type ApiError, isApiError, isNotFound } from '../../lib/api/api-error.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';
import { CodeForm } from '../../components/forms/code-form.tsx';
import { paths } from '../../lib/paths.ts';
import { useLazyTrackDemandQuery } from './demand-endpoints.ts';

const UNKNOWN = 'ไม่พบเรื่องที่มีรหัสนี้ ตรวจสอบรหัสทีละตัว';

function getSentence(error: ApiError): string {
  return isNotFound(error) ? UNKNOWN : getErrorSentence(error);
}

export function TrackForm() {
  const [track, { isFetching }] = useLazyTrackDemandQuery();
  const navigate = useNavigate();
  const find = async (code: string) => {
    const { data, error } = await track(code);
    if (!data) return isApiError(error) ? getSentence(error) : UNKNOWN;
    if (data.demand_id !== null)
      void navigate(paths.demand(data.demand_id), { state: { trackingCode: code } });
    return undefined;
  };
  return (
    <CodeForm
      label="รหัสติดตาม"
      hint="ได้รับเมื่อส่งเรื่อง"
      advice="ตรวจสอบแล้วพิมพ์ใหม่"
      onCode={find}
      submit="ดูความคืบหน้า"
      busyLabel={isFetching ? 'กำลังค้นหา' : undefined}
    />
  );
}
