import { useEffect, useState } from 'react';

const BAR = [
  'h-3 w-full appearance-none overflow-hidden rounded-md border border-line-strong bg-subtle',
  '[&::-webkit-progress-bar]:bg-subtle [&::-webkit-progress-value]:bg-brand [&::-moz-progress-bar]:bg-brand',
].join(' ');

/** Fast devices finish before anyone could read the message. */
const ANNOUNCE_AFTER_MS = 700;

export function ProofProgress({ progress }: { progress: number | null }) {
  return (
    <output className="block empty:hidden">{progress !== null && <ProgressBar share={progress} />}</output>
  );
}

function ProgressBar({ share }: { share: number }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!long) return null;
  return (
    <span className="grid gap-2">
      <span>กำลังตรวจสอบความปลอดภัย ใช้เวลาไม่กี่วินาที ไม่ต้องกดซ้ำ</span>
      <progress aria-hidden className={BAR} value={share} />
    </span>
  );
}
