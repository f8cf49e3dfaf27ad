import { expect, it } from 'vitest';
import { menuFromWire } from './site-from-wire.ts';

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
  const { items } = menuFromWire(
    feed({
      list_manu: [item(3), item(1, { is_parent: '1' }), item(2, { type: 'other' })],
      list_sub_manu: [
        { manu_id: 1, url: '/show/1246', description: 'ประวัติสหกรณ์' },
        { manu_id: 9, url: '/show/9', description: 'ของเมนูอื่น' },
        { manu_id: 1, url: '/show/1247', description: 'คณะกรรมการ' },
      ],
    }),
  );
  expect(items).toEqual([
    { kind: 'link', id: 3, name: 'รายการ 3', url: '/list/3' },
    {
      kind: 'group',
      id: 1,
      name: 'รายการ 1',
      items: [
        { name: 'ประวัติสหกรณ์', url: '/show/1246' },
        { name: 'คณะกรรมการ', url: '/show/1247' },
      ],
    },
    { kind: 'group', id: 2, name: 'รายการ 2', items: [] },
  ]);
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
])('reads the first notice of %s', (_what, panel_web, notice) => {
  expect(menuFromWire(feed({ panel_web })).notice).toEqual(notice);
});
