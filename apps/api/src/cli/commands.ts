import { accountCommand } from './account.ts';
import { auditCommand } from './audit.ts';
import { backupCommand } from './backup.ts';
import { boardCommand } from './board.ts';
import { breachCommand } from './breach.ts';
import type { Command } from './command.ts';
import { confirmationCommand } from './confirmation.ts';
import { contentCommand } from './content.ts';
import { demandCommand } from './demand.ts';
import { doctorCommand } from './doctor.ts';
import { impersonateCommand } from './impersonate.ts';
import { importCommand } from './import.ts';
import { migrateCommand } from './migrate.ts';
import { moveCommand } from './move.ts';
import { privacyCommand } from './privacy.ts';
import { restoreCommand } from './restore.ts';
import { verifyCommand } from './verify.ts';
import { versionCommand } from './version.ts';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  migrateCommand,
  importCommand,
  contentCommand,
  accountCommand,
  auditCommand,
  impersonateCommand,
  privacyCommand,
  breachCommand,
  confirmationCommand,
  boardCommand,
  demandCommand,
  doctorCommand,
  backupCommand,
  restoreCommand,
  verifyCommand,
  moveCommand,
  versionCommand,
];
