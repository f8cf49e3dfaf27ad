import { existsSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../../operator-error.ts';

const MEBIBYTE = 1024 ** 2;

/** A folder that may not exist yet, and what will be written there at the very least. */
export type DiskNeed = { folder: string; bytes: number };

/**
 * Refuses work that cannot end well, before it begins. Folders on one disk are counted together.
 * @throws OperatorError with the space that is needed and the space that there is
 */
export function refuseSmallDisks(needs: readonly DiskNeed[]): void {
  const disks = new Map<number, DiskNeed>();
  for (const { folder, bytes } of needs) {
    const existing = findExisting(folder);
    const { dev } = statSync(existing);
    const others = disks.get(dev);
    disks.set(dev, { folder: others?.folder ?? existing, bytes: bytes + (others?.bytes ?? 0) });
  }
  for (const { folder, bytes } of disks.values()) {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize >= bytes) continue;
    throw new OperatorError({
      th: `ดิสก์ของ ${folder} เหลือ ${Math.floor((bavail * bsize) / MEBIBYTE)} MB แต่ต้องใช้อย่างน้อย ${Math.ceil(bytes / MEBIBYTE)} MB เพิ่มที่ว่าง หรือใช้โฟลเดอร์อื่น`,
      en: `The disk of ${folder} has ${Math.floor((bavail * bsize) / MEBIBYTE)} MB left, and at least ${Math.ceil(bytes / MEBIBYTE)} MB are needed: free some space, or choose another folder.`,
    });
  }
}

function findExisting(folder: string): string {
  return existsSync(folder) ? folder : findExisting(path.dirname(folder));
}
