import { Money } from '@sahakorn/ui/money';
import type { Collateral } from './loan-from-wire.ts';

const KIND_WORDS: Readonly<Record<Collateral['kind'], string>> = {
  person: 'บุคคลค้ำประกัน',
  shares: 'หุ้น',
  deposit: 'เงินฝาก',
  property: 'หลักทรัพย์',
  other: 'หลักประกันอื่น',
};

export function CollateralList({ collateral }: { collateral: Collateral[] }) {
  if (collateral.length === 0) return <span className="text-text-muted">ไม่มีข้อมูล</span>;
  return (
    <ul className="grid gap-2">
      {collateral.map(({ kind, description, amount, released }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the books give a security no name of its own
        <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0">
            {description}{' '}
            <span className="text-sm text-text-muted">
              {KIND_WORDS[kind]}
              {released && ' · ถอนหลักประกันแล้ว'}
            </span>
          </span>
          <Money value={amount} unit className="ms-auto" />
        </li>
      ))}
    </ul>
  );
}
