import { accountCommand } from './cli/account.ts';
import { auditCommand } from './cli/audit.ts';
import { boardCommand } from './cli/board.ts';
import { breachCommand } from './cli/breach.ts';
import type { Command } from './cli/command.ts';
import { contentCommand } from './cli/content.ts';
import { demandCommand } from './cli/demand.ts';
import { impersonateCommand } from './cli/impersonate.ts';
import { importCommand } from './cli/import.ts';
import { migrateCommand } from './cli/migrate.ts';
import { privacyCommand } from './cli/privacy.ts';
import { runCommand } from './cli/run-command.ts';

/** Every command, in the order of the help. */
const commands: readonly Command[] = [
  migrateCommand,
  importCommand,
  contentCommand,
  accountCommand,
  auditCommand,
  impersonateCommand,
  privacyCommand,
  breachCommand,
  boardCommand,
  demandCommand,
];

process.exitCode = await runCommand(commands, process.argv.slice(2), process);
