import { Button } from '@sahakorn/ui/button';
import { Printer, Share2 } from 'lucide-react';
import { useState } from 'react';

type ShareResult = 'nothing' | 'copied' | 'refused';

const WORDS: Readonly<Record<ShareResult, string>> = {
  nothing: '',
  copied: 'คัดลอกที่อยู่ของหน้านี้แล้ว',
  refused: 'คัดลอกไม่ได้ คัดลอกที่อยู่จากแถบที่อยู่ของเบราว์เซอร์',
};

export function ShareActions({ title }: { title: string }) {
  const [result, setResult] = useState<ShareResult>('nothing');
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3 print:hidden">
      <Button onClick={() => void share(title).then(setResult)}>
        <Share2 aria-hidden />
        แบ่งปัน
      </Button>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden />
        พิมพ์
      </Button>
      <output className="text-sm text-text-muted">{WORDS[result]}</output>
    </div>
  );
}

async function share(title: string): Promise<ShareResult> {
  const url = location.href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'nothing';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'nothing' : 'refused';
  }
}
