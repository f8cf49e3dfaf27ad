import { statementColumns } from '@sahakorn/ui/statement-table';
import { expect, it } from 'vitest';
import { getFileName } from './file-name.ts';
import { createStatementCsv } from './statement-csv.ts';

type Entry = { day: string; text: string; note: string | null; amount: string; balance: string };

const column = statementColumns<Entry>();
const COLUMNS = [
  column.date({ header: 'วันที่', value: ({ day }) => day }),
  column.text({ header: 'รายการ', value: ({ text }) => text, note: ({ note }) => note }),
  column.outflow({ header: 'ถอน', value: ({ amount }) => amount }),
  column.inflow({ header: 'ฝาก', value: ({ amount }) => amount }),
  column.balance({ header: 'คงเหลือ', value: ({ balance }) => balance }),
];

it('writes what the screen shows, the amounts as numbers and the days for machine and reader', () => {
  const csv = createStatementCsv(COLUMNS, [
    { day: '2026-11-19', text: 'ถอนเงินสด', note: '=cmd', amount: '-2000.00', balance: '86410.75' },
    { day: '2026-10-25', text: 'ฝากโอน', note: null, amount: '3000.00', balance: '88410.75' },
    { day: '2026-10-01', text: 'ปรับปรุง', note: null, amount: '0.00', balance: '-0.25' },
  ]);
  expect(csv.slice(1).split('\r\n')).toEqual([
    'วันที่ (ค.ศ.),วันที่ (พ.ศ.),รายการ,หมายเหตุ,ถอน (บาท),ฝาก (บาท),คงเหลือ (บาท)',
    "2026-11-19,19\u00A0พ.ย.\u00A02569,ถอนเงินสด,'=cmd,-2000.00,,86410.75",
    '2026-10-25,25\u00A0ต.ค.\u00A02569,ฝากโอน,,,3000.00,88410.75',
    '2026-10-01,1\u00A0ต.ค.\u00A02569,ปรับปรุง,,,0.00,-0.25',
    '',
  ]);
});

it.each([
  [
    { from: '2026-06-01', to: '2026-11-20' },
    'รายการเคลื่อนไหวเงินฝาก 01-00012345 1 มิ.ย. 2569 ถึง 20 พ.ย. 2569.csv',
  ],
  [{}, 'รายการเคลื่อนไหวเงินฝาก 01-00012345 25 เม.ย. 2557 ถึง 19 พ.ย. 2569.csv'],
  [
    { from: '2026-11-20', to: '2026-11-20', kind: 'CW' },
    'รายการเคลื่อนไหวเงินฝาก 01-00012345 ถอนเงินสด 20 พ.ย. 2569.csv',
  ],
])('names the file of %j', (choice, name) => {
  const found = { first_date: '2014-04-25', last_date: '2026-11-19' };
  const kinds = [{ item_type_code: 'CW', item_description: 'ถอนเงินสด' }];
  expect(getFileName('รายการเคลื่อนไหวเงินฝาก 01-00012345', { choice, found, kinds }, 'csv')).toBe(name);
});

it('lets nothing into a name that a file system would take for more than a letter', () => {
  const found = { first_date: null, last_date: null };
  const name = getFileName('สัญญา ../ส\u202E6/7:*?"<>|\\\u0000', { choice: {}, found, kinds: [] }, 'pdf');
  expect(name).toBe('สัญญา ส6-7.pdf');
});
