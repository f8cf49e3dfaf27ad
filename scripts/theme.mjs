// pnpm theme check FILE…    refuses a theme that cannot be read well; without a file, checks those that ship
// pnpm theme tokens         writes the tokens as DTCG JSON and as plain CSS
import path from 'node:path';
import { ThemeError, checkTheme } from './theme/check.mjs';
import { figure } from './theme/contrast.mjs';
import { SHIPPED_THEMES } from './theme/kit.mjs';
import { writeTokens } from './theme/tokens.mjs';

const USAGE = `pnpm theme check [FILE…]   check themes; without a file, those that ship with the kit
pnpm theme tokens          write packages/ui/tokens from the kit's style sheets`;

function printVerdict(file, { name, errors, warnings, pairs }) {
  console.log(`${name} (${path.relative(process.cwd(), file)})`);
  for (const error of errors) console.log(`  ✗ ${error}`);
  for (const warning of warnings) console.log(`  ! ${warning}`);
  const lowest = [...new Set(pairs.map((pair) => pair.mode))].map((mode) => {
    const ratios = pairs.filter((pair) => pair.mode === mode && !pair.edge).map((pair) => pair.ratio);
    return `${mode} ${figure(Math.min(...ratios))}`;
  });
  if (pairs.length > 0)
    console.log(`  ${pairs.length} pairs; lowest contrast of text: ${lowest.join(', ')}.`);
  console.log(
    errors.length === 0
      ? '  ✓ passes'
      : `  refused: ${errors.length} ${errors.length === 1 ? 'fault' : 'faults'}`,
  );
}

function check(files) {
  let broken = false;
  for (const file of files) {
    try {
      const verdict = checkTheme(file);
      printVerdict(file, verdict);
      broken ||= verdict.errors.length > 0;
    } catch (error) {
      if (!(error instanceof ThemeError)) throw error;
      console.error(`✗ ${path.relative(process.cwd(), file)}: ${error.message}`);
      broken = true;
    }
  }
  return broken ? 1 : 0;
}

const [command, ...rest] = process.argv.slice(2);
if (command === 'check') process.exitCode = check(rest.length > 0 ? rest : Object.values(SHIPPED_THEMES));
else if (command === 'tokens' && rest.length === 0)
  for (const file of writeTokens()) console.log(path.relative(process.cwd(), file));
else {
  console.error(
    command === undefined ? USAGE : `No such command: ${[command, ...rest].join(' ')}\n\n${USAGE}`,
  );
  process.exitCode = 1;
}
