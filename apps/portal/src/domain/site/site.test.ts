import { expect, it } from 'vitest';
import { getMenuItems, getNotice } from './site.ts';

const item = (seq: number, fields: object = {}) => ({
  type: 'main',
  is_parent: '0',
  url: `/list/${seq}`,
  manu_name: `รายการ ${seq}`,
  seq,
  ...fields,
});

const feed = (fields: object) => ({
  rc_code: '1',
  list_manu: [],
  list_sub_manu: [],
  panel_web: [],
  ...fields,
});

it('makes plain links of main items without parent, and groups of all others, in the feed’s order', () => {
  const items = getMenuItems(
    feed({
      list_manu: [item(3), item(1, { is_parent: '1' }), item(2, { type: 'other' })],
      list_sub_manu: [
        { manu_id: 1, url: '/show/1246', description: 'ประวัติสหกรณ์' },
        { manu_id: 9, url: '/show/9', description: 'ของเมนูอื่น' },
        { manu_id: 1, url: '/show/1247', description: 'คณะกรรมการ' },
      ],
    }),
  );
  expect(items.map(({ seq, children }) => [seq, children?.map(({ description }) => description)])).toEqual([
    [3, undefined],
    [1, ['ประวัติสหกรณ์', 'คณะกรรมการ']],
    [2, []],
  ]);
});

it('takes an item of unknown type for what it has', () => {
  const list_sub_manu = [{ manu_id: 1, url: '/show/1246', description: 'ประวัติสหกรณ์' }];
  const list_manu = [
    item(1, { type: null }),
    item(2, { is_parent: null }),
    item(3, { type: null, seq: null }),
  ];
  const items = getMenuItems(feed({ list_manu, list_sub_manu }));
  expect(items.map(({ children }) => children)).toEqual([list_sub_manu, null, null]);
});

it.each([
  ['none', [], null],
  ['an empty one', [{ Email: 'red', Note: ' ' }], null],
  [
    'two',
    [
      { Email: 'teal', Note: '<b>ปิดระบบ</b>' },
      { Email: 'red', Note: 'x' },
    ],
    { colour: 'teal', html: '<b>ปิดระบบ</b>' },
  ],
  ['one without a colour', [{ Email: null, Note: 'x' }], { colour: null, html: 'x' }],
  ['one without words', [{ Email: 'red', Note: null }], null],
])('reads the first notice of %s', (_what, panel_web, notice) => {
  expect(getNotice(feed({ panel_web }))).toEqual(notice);
});
