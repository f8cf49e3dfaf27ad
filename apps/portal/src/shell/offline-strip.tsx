import { formatThaiDate } from '@sahakorn/thai/date';
import { useSlideIn } from '@sahakorn/ui/slide-in';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { WifiOff } from 'lucide-react';
import { use, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageContext } from '../lib/config/page-context.ts';
import { getOfflineSince, useOffline } from '../lib/offline.ts';
import { useScreen } from '../lib/screen.ts';

const SHORT = { style: 'short', time: true } as const;

export function OfflineStrip() {
  return useOffline() && <Strip />;
}

function Strip() {
  const ref = useRef<HTMLOutputElement>(null);
  useSlideIn(ref);
  const offlineSince = getOfflineSince();
  const { renderedAt, renderedPath } = use(PageContext);
  const screen = useScreen();
  const { pathname } = useLocation();
  const since = offlineSince && `ตั้งแต่ ${formatThaiDate(offlineSince.toISOString(), SHORT)}`;
  const read = renderedAt && pathname === renderedPath && formatThaiDate(renderedAt.toISOString(), SHORT);
  const words = [
    // The network was lost during this visit, so the page is not a stored copy.
    since ?? (read && `อ่านฉบับที่เก็บไว้เมื่อ ${read} อาจมีฉบับใหม่`),
    screen?.layout !== 'info' && 'ระบบสมาชิกไม่เก็บข้อมูลของท่านไว้ในเครื่องนี้',
  ];
  return (
    <output
      ref={ref}
      className="flex gap-2.5 border-b border-line bg-subtle px-gutter py-2 text-sm print:hidden"
    >
      <WifiOff aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        <b>
          <WholeWords>ไม่ได้เชื่อมต่ออินเทอร์เน็ต</WholeWords>
        </b>{' '}
        <WholeWords>{words.filter(Boolean).join(' ')}</WholeWords>
      </span>
    </output>
  );
}
