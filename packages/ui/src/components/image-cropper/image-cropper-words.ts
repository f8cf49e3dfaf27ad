import { formatNumber } from '@sahakorn/thai/number';
import type { PictureLimits, Refusal } from './read-picture.ts';

const MEGABYTE = 1024 * 1024;
const MILLION = 1_000_000;

/** The built-in words of the cropper. */
export type ImageCropperWords = {
  /** Opens the file chooser. */
  choose: string;
  /** Opens the file chooser when there is a picture. */
  chooseOther: string;
  /** Shown in the empty frame. */
  drop: string;
  /** Crops the picture. */
  use: string;
  /** On that button while the picture is being sent. */
  using: string;
  /** While a file is being read. */
  reading: string;
  /** Announced when a picture is in the frame. */
  chosen: string;
  /** Names the frame. */
  frame: string;
  /** How to use the frame. */
  frameHint: string;
  /** Names the sliders. */
  zoom: string;
  across: string;
  down: string;
  /** Values of the sliders; positions from 0, left or top, to 1. */
  zoomValue: (zoom: number) => string;
  acrossValue: (place: number) => string;
  downValue: (place: number) => string;
  /** Value of a slider in a direction where the picture cannot move. */
  noRoom: string;
  /** Why a file is refused, and what to do. */
  refusal: (refusal: Refusal, limits: PictureLimits) => string;
  /** The picture could not be cropped. */
  failed: string;
};

/** The default words of the cropper. */
export const IMAGE_CROPPER_WORDS: ImageCropperWords = {
  choose: 'เลือกรูป',
  chooseOther: 'เลือกรูปอื่น',
  drop: 'เลือกรูปถ่าย หรือลากมาวางที่นี่',
  use: 'ใช้รูปนี้',
  using: 'กำลังบันทึกรูป',
  reading: 'กำลังเปิดรูป',
  chosen: 'เปิดรูปแล้ว จัดรูปในกรอบ แล้วกดใช้รูปนี้',
  frame: 'กรอบจัดรูป',
  frameHint: 'ลากเพื่อเลื่อนรูป กางนิ้วหรือหมุนล้อเมาส์เพื่อขยาย บนแป้นพิมพ์ใช้ปุ่มลูกศรและปุ่มบวกลบ',
  zoom: 'ขยาย',
  across: 'เลื่อนซ้ายขวา',
  down: 'เลื่อนขึ้นลง',
  zoomValue: (zoom) => `${formatNumber(zoom, { decimals: 1 })}\u00a0เท่า`,
  acrossValue: (place) => placeWords(place, ['ชิดซ้าย', 'กึ่งกลาง', 'ชิดขวา'], 'จากซ้าย'),
  downValue: (place) => placeWords(place, ['ชิดบน', 'กึ่งกลาง', 'ชิดล่าง'], 'จากบน'),
  noRoom: 'พอดีกรอบแล้ว',
  refusal: (refusal, limits) => REFUSALS[refusal](limits),
  failed: 'ตัดรูปไม่สำเร็จ ปิดโปรแกรมอื่นที่เปิดอยู่ แล้วลองอีกครั้ง',
};

function placeWords(place: number, [start, middle, end]: [string, string, string], from: string): string {
  const percent = Math.round(place * 100);
  if (percent === 0) return start;
  if (percent === 50) return middle;
  return percent === 100 ? end : `${percent}\u00a0% ${from}`;
}

const REFUSALS: Readonly<Record<Refusal, (limits: PictureLimits) => string>> = {
  type: () => 'ไฟล์นี้ไม่ใช่รูปถ่าย เลือกไฟล์ JPEG หรือ PNG',
  heic: () => 'ยังเปิดรูปชนิด HEIC ไม่ได้ บันทึกรูปเป็น JPEG แล้วเลือกใหม่',
  bytes: ({ bytes }) => `ไฟล์ใหญ่เกิน ${whole(bytes / MEGABYTE)}\u00a0เมกะไบต์ ย่อรูปแล้วเลือกใหม่`,
  pixels: ({ pixels }) => `รูปละเอียดเกิน ${whole(pixels / MILLION)}\u00a0ล้านจุด ย่อรูปแล้วเลือกใหม่`,
  side: ({ side }) => `รูปเล็กเกินไป เลือกรูปที่กว้างและสูงอย่างน้อย ${whole(side)}\u00a0จุด`,
  broken: () => 'เปิดรูปนี้ไม่ได้ ไฟล์อาจเสียหาย เลือกรูปอื่น',
};

function whole(count: number): string {
  return formatNumber(count, { decimals: 0 });
}
