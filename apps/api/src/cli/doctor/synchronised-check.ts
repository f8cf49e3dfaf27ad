import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Variables } from '../../runtime-config.ts';
import { type Finding, ok, warning } from './finding.ts';

const run = promisify(execFile);
const TIMEOUT_MS = 5000;

/**
 * Asks systemd whether the kernel's clock is synchronised by any service. The embedded database uses the
 * clock of this machine, so comparing the two shows nothing.
 */
export async function checkSynchronised({ PATH }: Variables): Promise<Finding> {
  const args = ['show', '--property=NTPSynchronized', '--value'];
  const answer = await run('timedatectl', args, { env: { PATH }, timeout: TIMEOUT_MS }).catch(() => null);
  switch (answer?.stdout.trim()) {
    case 'yes':
      return ok('นาฬิกาของเครื่องนี้ตั้งตามเวลาอินเทอร์เน็ต', 'The clock of this machine is synchronised');
    case 'no':
      return warning(
        'นาฬิกาของเครื่องนี้ไม่ได้ตั้งตามเวลาอินเทอร์เน็ต: เปิด NTP เช่น timedatectl set-ntp true',
        'The clock of this machine is not synchronised: turn NTP on, for example by timedatectl set-ntp true',
      );
    default:
      return ok(
        'ไม่ได้ตรวจว่านาฬิกาตั้งตามเวลาอินเทอร์เน็ต: timedatectl ไม่ตอบ',
        'Not checked whether the clock is synchronised: timedatectl gave no answer',
      );
  }
}
