import { compareMoney, formatMoney, fromSatang, toSatang } from '@sahakorn/thai/money';
import { Button } from '@sahakorn/ui/button';
import { TextField } from '@sahakorn/ui/text-field';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { readTypedAmount } from './typed-amount.ts';

const STEP = 50_000n;
const PAGES: Readonly<Record<string, bigint>> = { PageUp: 2n * STEP, PageDown: -2n * STEP };

type ExtraAmountProps = {
  label: string;
  hint: string | undefined;
  /** A decimal text in baht. */
  value: string;
  /** The end of the slider, a decimal text in baht. */
  sliderMax: string;
  /** An amount above it is an error; null where it is not known. */
  debt: string | null;
  onValueChange: (value: string) => void;
};

/** An amount to type, or to slide in steps of 500 baht. A text that is no amount stays, and the last good one holds. */
export function ExtraAmount({ label, hint, value, sliderMax, debt, onValueChange }: ExtraAmountProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [now, most] = [toSatang(value), toSatang(sliderMax)];
  const put = (satang: bigint) => {
    setTyped(null);
    onValueChange(fromSatang(satang < 0n ? 0n : satang > most ? most : satang));
  };
  const handleType = (text: string) => {
    setTyped(text);
    const amount = readTypedAmount(text || '0');
    if (amount !== null && getFault(text, debt) === undefined) onValueChange(amount);
  };
  const handleKey = (event: KeyboardEvent) => {
    const page = PAGES[event.key];
    if (page === undefined) return;
    event.preventDefault();
    put(now + page);
  };
  return (
    <div className="grid gap-3 print:hidden">
      <TextField
        label={label}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        className="text-end"
        value={typed ?? formatMoney(value)}
        error={typed === null ? undefined : getFault(typed, debt)}
        onChange={(event) => handleType(event.target.value)}
        onBlur={() => setTyped((text) => (text !== null && getFault(text, debt) ? text : null))}
      />
      <div className="flex items-center gap-3">
        <Step words="ลด 500 บาท" onClick={() => put(now - STEP)}>
          <Minus aria-hidden />
        </Step>
        <input
          type="range"
          aria-label={label}
          aria-valuetext={`${formatMoney(value)} บาท`}
          className="h-11 min-w-0 grow cursor-pointer accent-brand"
          min={0}
          max={String(most)}
          step={String(STEP)}
          value={String(now > most ? most : now)}
          onChange={(event) => put(BigInt(event.target.value))}
          onKeyDown={handleKey}
        />
        <Step words="เพิ่ม 500 บาท" onClick={() => put(now + STEP)}>
          <Plus aria-hidden />
        </Step>
      </div>
    </div>
  );
}

function Step({ words, onClick, children }: { words: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button aria-label={words} className="px-2" onClick={onClick}>
      {children}
    </Button>
  );
}

function getFault(text: string, debt: string | null): string | undefined {
  const amount = readTypedAmount(text || '0');
  if (amount === null) return 'พิมพ์เป็นตัวเลข เช่น 1,500';
  if (debt === null || compareMoney(amount, debt) <= 0) return undefined;
  return `มากกว่าหนี้ที่เหลือ ปิดหนี้ได้ด้วย ${formatMoney(debt)} บาท`;
}
