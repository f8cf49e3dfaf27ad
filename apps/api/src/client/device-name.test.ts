import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome บน Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0`, 'Edge บน Windows'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-A556E) ${WEBKIT} Chrome/141.0 Mobile Safari/537.36`,
    'Chrome บน Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Safari/537.36`,
    'Samsung Internet บน Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1',
    'Safari บน iPhone',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari Line/14.19.1', 'LINE บน iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox บน Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 'Safari บน Mac'],
  ['curl/8.5.0', 'อุปกรณ์ที่ไม่ทราบชนิด'],
  ['', 'อุปกรณ์ที่ไม่ทราบชนิด'],
  ['<b>Chrome/1</b> http://evil.example', 'Chrome'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
