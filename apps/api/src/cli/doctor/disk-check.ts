import { accessSync, constants, existsSync, realpathSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { getDiskState, toMebibytes } from '../../disk-space.ts';
import { getErrorCode } from '../../operator-error.ts';
import { fault, type Finding, ok, warning } from './finding.ts';

/** Checks the disk of the data folder, and that of the database if it is linked elsewhere. */
export function checkDisk(dataDir: string): Finding[] {
  if (!existsSync(dataDir)) {
    return [fault(`ไม่มีโฟลเดอร์ ${dataDir} (DATA_DIR)`, `The folder ${dataDir} (DATA_DIR) does not exist`)];
  }
  const database = path.join(dataDir, 'database');
  const folders = [dataDir, ...(existsSync(database) ? [realpathSync(database)] : [])];
  const outside = folders.filter((folder, index) => index === 0 || !folder.startsWith(realpathSync(dataDir)));
  return [...checkWritable(dataDir), ...outside.map(checkSpace)];
}

function checkWritable(folder: string): Finding[] {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return [];
  } catch (error) {
    const code = getErrorCode(error);
    return [
      fault(`เขียนลงโฟลเดอร์ ${folder} ไม่ได้ (${code})`, `The folder ${folder} cannot be written (${code})`),
    ];
  }
}

function checkSpace(folder: string): Finding {
  const space = statfsSync(folder);
  const free = toMebibytes(space).toLocaleString('en-US');
  // Some file systems count no inodes.
  if (space.files > 0 && space.ffree === 0) {
    return fault(
      `ดิสก์ของ ${folder} สร้างไฟล์เพิ่มไม่ได้แล้ว (inode หมด)`,
      `The disk of ${folder} has no inodes left`,
    );
  }
  switch (getDiskState(space)) {
    case 'reserve':
      return fault(
        `ดิสก์ของ ${folder} เหลือ ${free} MB เหลือแต่ส่วนสำรอง: เซิร์ฟเวอร์ไม่รับการเขียน`,
        `The disk of ${folder} has ${free} MB left, only the reserve: the server refuses writes`,
      );
    case 'low':
      return warning(
        `ดิสก์ของ ${folder} ใกล้เต็ม เหลือ ${free} MB`,
        `The disk of ${folder} is nearly full: ${free} MB left`,
      );
    default:
      return ok(`ดิสก์ของ ${folder} เหลือ ${free} MB`, `The disk of ${folder} has ${free} MB left`);
  }
}
