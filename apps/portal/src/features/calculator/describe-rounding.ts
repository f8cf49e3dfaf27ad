import type { Rounding } from '@sahakorn/contract/calculator';
import type { Lenient } from '@sahakorn/contract/lenient';

const UNITS = { satang: 'สตางค์', baht: 'บาท' } as const;
const HALVES = { satang: 'ครึ่งสตางค์', baht: '50 สตางค์' } as const;

/** How a figure is rounded: `ปัดเป็นสตางค์ ครึ่งสตางค์ขึ้นไปปัดขึ้น`; null if unknown. */
export function describeRounding(rounding: Lenient<Rounding> | null): string | null {
  if (!rounding?.unit || !rounding.mode) return null;
  const unit = UNITS[rounding.unit];
  if (rounding.mode === 'down') return `ตัดเศษของ${unit}ทิ้ง`;
  if (rounding.mode === 'up') return `ปัดเศษของ${unit}ขึ้น`;
  return `ปัดเป็น${unit} ${HALVES[rounding.unit]}ขึ้นไปปัดขึ้น`;
}
