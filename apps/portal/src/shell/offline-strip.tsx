import { formatThaiDate } from '@sahakorn/thai/date';
import { WifiOff } from 'lucide-react';
import { use, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { PageContext } from '../lib/config/page-context.ts';
import { useScreen } from '../lib/screen.ts';

let lostAt: Date | null = null;

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const handleOffline = () => {
    lostAt = new Date();
    onChange();
  };
  addEventListener('offline', handleOffline, { signal: listening.signal });
  addEventListener('online', onChange, { signal: listening.signal });
  return () => listening.abort();
}

export function OfflineStrip() {
  const offline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  const { renderedAt } = use(PageContext);
  const screen = useScreen();
  const { pathname } = useLocation();
  // Other pages of this visit were not rendered by the server.
  const [opened] = useState(pathname);
  if (!offline) return null;
  const since = lostAt && `ตั้งแต่ ${formatThaiDate(lostAt.toISOString(), { time: true })}`;
  const read = renderedAt && formatThaiDate(renderedAt.toISOString(), { time: true });
  return (
    <output className="flex items-center gap-2.5 border-b border-line bg-subtle px-gutter py-2 text-sm print:hidden">
      <WifiOff aria-hidden className="size-5 shrink-0" />
      <span>
        <b>ไม่ได้เชื่อมต่ออินเทอร์เน็ต</b> {since} {screen?.layout !== 'info' && 'ระบบสมาชิกไม่เก็บข้อมูลของท่านไว้ในเครื่องนี้'}
        {read && pathname === opened && `อ่านฉบับที่เก็บไว้เมื่อ ${read} อาจมีฉบับใหม่`}
      </span>
    </output>
  );
}
