import { type ApiError, isApiError } from '../../lib/api/api-error.ts';
import { getErrorSentence } from '../../lib/api/error-sentence.ts';
import type { Connection } from './connection-endpoints.ts';

/** The result of one check. `text` includes the remedy if it failed. */
export type Finding = { id: string; label: string; tone: 'success' | 'warning' | 'danger'; text: string };

/** A longer round trip is noticeable on every screen. */
const SLOW_MS = 1500;

/** Smaller differences do not matter, since times are shown to the minute. */
const CLOCK_OFF_MS = 2 * 60 * 1000;

export function findMissingFeatures(): string[] {
  const features: Record<string, boolean> = {
    'container queries': CSS.supports('container-type: inline-size'),
    inert: 'inert' in HTMLElement.prototype,
    'AbortSignal.any': 'any' in AbortSignal,
    'Array.toSorted': 'toSorted' in Array.prototype,
    'Thai calendar': new Intl.DateTimeFormat('th-TH-u-ca-buddhist').resolvedOptions().calendar === 'buddhist',
  };
  return Object.keys(features).filter((name) => !features[name]);
}

export function canStore(): boolean {
  const key = 'sahakorn.self-check';
  try {
    localStorage.setItem(key, '1');
    const kept = localStorage.getItem(key) === '1';
    localStorage.removeItem(key);
    return kept;
  } catch {
    return false;
  }
}

export function checkBrowser(missing: readonly string[]): Finding {
  const found = { id: 'browser', label: 'เบราว์เซอร์' };
  if (missing.length === 0) return { ...found, tone: 'success', text: 'ใช้กับระบบสมาชิกได้' };
  const text = `เก่าเกินไป ปรับเบราว์เซอร์เป็นรุ่นล่าสุด (ไม่มี ${missing.join(', ')})`;
  return { ...found, tone: 'danger', text };
}

export function checkStorage(stores: boolean): Finding {
  const found = { id: 'storage', label: 'การเก็บการเข้าสู่ระบบ' };
  if (stores) return { ...found, tone: 'success', text: 'เก็บไว้ในเครื่องนี้ได้ ไม่ต้องใช้คุกกี้' };
  const text = 'เบราว์เซอร์จำการเข้าสู่ระบบไว้ไม่ได้ ใช้งานได้จนกว่าจะปิดหน้า ลองปิดโหมดส่วนตัวหรือเพิ่มพื้นที่ว่าง';
  return { ...found, tone: 'warning', text };
}

export function checkSecurity(secure: boolean): Finding {
  const found = { id: 'security', label: 'ความปลอดภัยของการเชื่อมต่อ' };
  if (secure) return { ...found, tone: 'success', text: 'เชื่อมต่อแบบปลอดภัย' };
  const text = 'ไม่ใช่การเชื่อมต่อแบบปลอดภัย อย่ากรอกรหัสผ่าน เปิดเว็บไซต์ด้วยที่อยู่ที่ขึ้นต้นด้วย https';
  return { ...found, tone: 'danger', text };
}

export function checkConnection(connection: Connection | ApiError): Finding {
  const found = { id: 'connection', label: 'การเชื่อมต่อกับสหกรณ์' };
  if (isApiError(connection)) return { ...found, tone: 'danger', text: getErrorSentence(connection) };
  const seconds = (connection.roundTripMs / 1000).toFixed(2);
  if (connection.roundTripMs < SLOW_MS) return { ...found, tone: 'success', text: `ตอบใน ${seconds} วินาที` };
  return { ...found, tone: 'warning', text: `ช้า ตอบใน ${seconds} วินาที ลองย้ายไปที่ที่สัญญาณดีกว่า` };
}

export function checkClock({ clockAheadMs }: Connection): Finding {
  const found = { id: 'clock', label: 'นาฬิกาของเครื่อง' };
  const off = Math.abs(clockAheadMs);
  if (off < CLOCK_OFF_MS) return { ...found, tone: 'success', text: 'ตรงกับสหกรณ์' };
  const direction = clockAheadMs > 0 ? 'ช้ากว่า' : 'เร็วกว่า';
  const text = `${direction}สหกรณ์ ${formatDuration(off)} ตั้งวันและเวลาของเครื่องเป็นอัตโนมัติ`;
  return { ...found, tone: 'warning', text };
}

function formatDuration(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 120) return `${minutes} นาที`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} ชั่วโมง` : `${Math.round(hours / 24)} วัน`;
}
