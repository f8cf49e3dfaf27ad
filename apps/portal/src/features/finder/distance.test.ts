import { expect, it } from 'vitest';
import { byDistance, getDistanceKm } from './distance.ts';

const BANGKOK = { latitude: 13.7563, longitude: 100.5018 };
const CHIANG_MAI = { latitude: 18.7883, longitude: 98.9853 };

it.each([
  [BANGKOK, BANGKOK, 0],
  [BANGKOK, CHIANG_MAI, 582],
  [CHIANG_MAI, BANGKOK, 582],
  [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015],
])('finds from %j to %j %d km', (one, other, km) => {
  expect(Math.round(getDistanceKm(one, other))).toBe(km);
});

it('sorts by distance, unknown positions last', () => {
  const places = [
    { name: 'ไม่ทราบ', latitude: null, longitude: null },
    { name: 'เชียงใหม่', ...CHIANG_MAI },
    { name: 'ไม่ทราบอีกแห่ง', latitude: null, longitude: null },
    { name: 'กรุงเทพ', ...BANGKOK },
  ];
  expect(byDistance(places, BANGKOK).map(({ item }) => item.name)).toEqual([
    'กรุงเทพ',
    'เชียงใหม่',
    'ไม่ทราบ',
    'ไม่ทราบอีกแห่ง',
  ]);
});
