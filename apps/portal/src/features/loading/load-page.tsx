import { Logo } from '@sahakorn/ui/logo';
import { WovenBand } from '@sahakorn/ui/woven-band';

export function LoadPage() {
  return (
    <div className="flex flex-col items-center gap-6 py-16">
      <Logo size="lg" />
      <h1 className="w-full text-center text-2xl">ระบบสมาชิก Online</h1>
      <WovenBand className="w-56 max-w-full" />
    </div>
  );
}
