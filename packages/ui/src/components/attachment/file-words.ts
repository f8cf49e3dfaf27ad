import { formatNumber } from '@sahakorn/thai/number';

const STEP = 1024;
const NBSP = '\u00a0';

const KINDS: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  doc: 'เอกสารเวิร์ด',
  docx: 'เอกสารเวิร์ด',
  xls: 'ตาราง Excel',
  xlsx: 'ตาราง Excel',
  csv: 'ตารางข้อมูล',
  ppt: 'งานนำเสนอ',
  pptx: 'งานนำเสนอ',
  jpg: 'รูปภาพ',
  jpeg: 'รูปภาพ',
  png: 'รูปภาพ',
  gif: 'รูปภาพ',
  bmp: 'รูปภาพ',
  webp: 'รูปภาพ',
  mp3: 'เสียง',
  mp4: 'วิดีโอ',
  zip: 'ไฟล์บีบอัด',
  rar: 'ไฟล์บีบอัด',
  txt: 'ข้อความ',
};

/** The type of a file by the extension of its name or address; `ไฟล์` if unknown. */
export function getFileKind(fileName: string): string {
  const [name = ''] = fileName.split(/[?#]/);
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(KINDS, ending) ? (KINDS[ending] ?? '') : 'ไฟล์';
}

/** Whether a number of bytes is the size of a file. */
export function isFileSize(bytes: number | null | undefined): bytes is number {
  return bytes !== null && bytes !== undefined && Number.isFinite(bytes) && bytes >= 0;
}

/** A size in bytes in words: `812 ไบต์`, `240 กิโลไบต์`, `1.1 เมกะไบต์`. */
export function formatFileSize(bytes: number): string {
  if (bytes < STEP) return `${formatNumber(Math.round(bytes), { decimals: 0 })}${NBSP}ไบต์`;
  const kilobytes = Math.round(bytes / STEP);
  if (kilobytes < STEP) return `${formatNumber(kilobytes, { decimals: 0 })}${NBSP}กิโลไบต์`;
  const megabytes = Math.round((bytes / STEP / STEP) * 10) / 10;
  return `${formatNumber(megabytes, { decimals: 1 })}${NBSP}เมกะไบต์`;
}
