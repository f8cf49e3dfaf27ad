import { sumMoney } from '@sahakorn/thai/money';
import { Passbook, PassbookCells } from '@sahakorn/ui/passbook';
import { SummaryTile } from '@sahakorn/ui/summary-tile';
import { MemberCover } from '../../domain/session/member-cover.tsx';
import type { Direction, Guarantee } from './guarantee-from-wire.ts';

const TILES: Readonly<Record<Direction, { label: string; risk: string; none: string }>> = {
  given: {
    label: 'ท่านค้ำประกันให้ผู้อื่น',
    risk: 'หากผู้กู้ไม่ชำระหนี้ สหกรณ์อาจเรียกให้ท่านชำระแทนตามยอดนี้',
    none: 'ขณะนี้ไม่มีหนี้ของผู้อื่นที่ท่านค้ำประกันอยู่',
  },
  received: {
    label: 'ผู้อื่นค้ำประกันให้ท่าน',
    risk: 'หากท่านไม่ชำระหนี้ สหกรณ์อาจเรียกให้ผู้ค้ำประกันชำระแทนตามยอดนี้',
    none: 'ขณะนี้ไม่มีผู้ค้ำประกันหนี้ของท่าน',
  },
};

export function GuaranteeBook({ guarantees }: { guarantees: Guarantee[] }) {
  return (
    <Passbook>
      <MemberCover />
      <PassbookCells columns={2}>
        <Exposure direction="given" guarantees={guarantees} />
        <Exposure direction="received" guarantees={guarantees} />
      </PassbookCells>
    </Passbook>
  );
}

function Exposure({ direction, guarantees }: { direction: Direction; guarantees: Guarantee[] }) {
  const { label, risk, none } = TILES[direction];
  const standing = guarantees.filter((one) => one.direction === direction && one.state === 'standing');
  return (
    <SummaryTile
      label={label}
      amount={sumMoney(standing.map(({ amount }) => amount))}
      caption={standing.length > 0 ? risk : none}
    />
  );
}
