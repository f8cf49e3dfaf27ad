import { expect, it, vi } from 'vitest';
import {
  canStore,
  findMissingFeatures,
  checkBrowser,
  checkClock,
  checkConnection,
  checkStorage,
} from './findings.ts';

const MINUTE = 60_000;

it.each([
  [119_000, 'success', 'ตรงกับสหกรณ์'],
  [-119_000, 'success', 'ตรงกับสหกรณ์'],
  [2 * MINUTE, 'warning', 'ช้ากว่าสหกรณ์ 2 นาที ตั้งวันและเวลาของเครื่องเป็นอัตโนมัติ'],
  [-90 * MINUTE, 'warning', 'เร็วกว่าสหกรณ์ 90 นาที ตั้งวันและเวลาของเครื่องเป็นอัตโนมัติ'],
  [-7 * 60 * MINUTE, 'warning', 'เร็วกว่าสหกรณ์ 7 ชั่วโมง ตั้งวันและเวลาของเครื่องเป็นอัตโนมัติ'],
  [3 * 24 * 60 * MINUTE, 'warning', 'ช้ากว่าสหกรณ์ 3 วัน ตั้งวันและเวลาของเครื่องเป็นอัตโนมัติ'],
])('judges a clock %d ms behind the server as %s', (clockAheadMs, tone, text) => {
  expect(checkClock({ roundTripMs: 40, clockAheadMs })).toMatchObject({ tone, text });
});

it.each([
  [{ roundTripMs: 42, clockAheadMs: 0 }, 'success', 'ตอบใน 0.04 วินาที'],
  [{ roundTripMs: 2400, clockAheadMs: 0 }, 'warning', 'ช้า ตอบใน 2.40 วินาที ลองย้ายไปที่ที่สัญญาณดีกว่า'],
  [{ kind: 'connection', message: '' }, 'danger', 'ไม่สามารถเชื่อมต่อได้ ตรวจสอบอินเทอร์เน็ต แล้วลองอีกครั้ง'],
  [
    { kind: 'failed', status: 502, message: '' },
    'danger',
    'ระบบสหกรณ์ขัดข้องชั่วคราว อินเทอร์เน็ตของท่านใช้งานได้ปกติ ข้อมูลของท่านไม่สูญหาย',
  ],
] as const)('judges the connection %j as %s', (connection, tone, text) => {
  expect(checkConnection(connection)).toMatchObject({ tone, text });
});

it('names what an old browser lacks', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  expect(findMissingFeatures()).toContain('container queries');
  expect(checkBrowser(['inert']).text).toBe('เก่าเกินไป ปรับเบราว์เซอร์เป็นรุ่นล่าสุด (ไม่มี inert)');
});

it('tries the storage and leaves nothing behind', () => {
  expect(canStore()).toBe(true);
  expect(localStorage.length).toBe(0);
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem: refuse });
  expect(checkStorage(canStore()).tone).toBe('warning');
  vi.unstubAllGlobals();
});
