// What `pnpm visual` was asked for.
import { parseArgs } from 'node:util';
import { APPEARANCES, THEMES, WIDTHS } from '../../.storybook/looks.ts';

export const USAGE = `pnpm visual [WORD…] [options]          take pictures of stories and compare them with those accepted
pnpm visual accept [WORD…] [options]   accept the pictures of the last run

WORD                 only stories whose component, title or name holds one of the words
--theme NAME         only ${THEMES.join(', ')}; several with commas
--appearance NAME    only ${APPEARANCES.join(', ')}
--width PIXELS       only ${WIDTHS.join(', ')}, or a width that a story sets for itself
--base COMMIT        compare with the stories of a commit or branch instead of accepted pictures
--storybook FOLDER   take pictures of a Storybook that is built already
--pages NUMBER       pages to work with side by side; as many as there are cores unless told`;

/** A wish that cannot be fulfilled; its message is for the person at the keyboard. */
export class VisualError extends Error {}

const LIST = { type: 'string', multiple: true };

function listOf(values) {
  return values?.flatMap((value) => value.split(',')).filter(Boolean);
}

function checkNames(option, given, known) {
  const unknown = given?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length === 0) return;
  throw new VisualError(`--${option} ${unknown.join(', ')}: there are ${known.join(', ')}.`);
}

function wholeNumbers(option, given) {
  return given?.map((text) => {
    if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
    throw new VisualError(`--${option} ${text}: a whole number, please.`);
  });
}

function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        theme: LIST,
        appearance: LIST,
        width: LIST,
        base: { type: 'string' },
        storybook: { type: 'string' },
        pages: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new VisualError(`${error.message}\n\n${USAGE}`);
  }
}

/**
 * Reads the words after `pnpm visual`.
 * @param {string[]} args
 * @returns the command (`take`, `accept` or `help`), what it is limited to (a list that is missing limits nothing), and how
 * @throws {VisualError} for an option that there is not
 */
export function readOptions(args) {
  const { values, positionals } = parse(args);
  const accepting = positionals[0] === 'accept';
  const themes = listOf(values.theme);
  const appearances = listOf(values.appearance);
  checkNames('theme', themes, THEMES);
  checkNames('appearance', appearances, APPEARANCES);
  if (accepting && (values.base ?? values.storybook ?? values.pages) !== undefined)
    throw new VisualError(
      'accept takes over the last run as it is: --base, --storybook and --pages go with taking.',
    );
  const words = positionals.slice(accepting ? 1 : 0).map((word) => word.toLowerCase());
  return {
    command: values.help ? 'help' : accepting ? 'accept' : 'take',
    limits: { words, themes, appearances, widths: wholeNumbers('width', listOf(values.width)) },
    base: values.base,
    storybook: values.storybook,
    pages: wholeNumbers('pages', values.pages === undefined ? undefined : [values.pages])?.[0],
  };
}
