import { OperatorError } from './operator-error.ts';

const LANGUAGES = ['th', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The sentences of a command: texts, groups of texts, and functions of what they speak of. */
export type WordTable = Readonly<
  Record<string, Bilingual | Readonly<Record<string, Bilingual>> | ((...values: never[]) => Bilingual)>
>;

/** A text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;

/** The same change to a text in each language. */
export function inEach({ th, en }: Bilingual, write: (text: string) => string): Bilingual {
  return { th: write(th), en: write(en) };
}

/** Lines, one below the other. */
export function joinLines(lines: readonly Bilingual[]): Bilingual {
  return { th: lines.map(({ th }) => th).join('\n'), en: lines.map(({ en }) => en).join('\n') };
}

const OPTION = '--lang';

/**
 * Takes `--lang th|en` out of the arguments. Without it the locale of the environment decides,
 * and it is English where that is not Thai.
 * @throws OperatorError for another language
 */
export function takeLanguage(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): { language: Language; rest: string[] } {
  const at = args.findIndex((arg) => arg === OPTION || arg.startsWith(`${OPTION}=`));
  if (at < 0) return { language: getLocaleLanguage(env), rest: [...args] };
  const isJoined = args[at] !== OPTION;
  const given = isJoined ? args[at]?.slice(OPTION.length + 1) : args[at + 1];
  const language = LANGUAGES.find((known) => known === given);
  if (language === undefined) {
    const both = `${OPTION} ต้องเป็น th หรือ en  (${OPTION} must be th or en)`;
    throw new OperatorError({ th: both, en: both });
  }
  return { language, rest: args.toSpliced(at, isJoined ? 1 : 2) };
}

/** The language of the environment. POSIX: the first of these that is set decides. */
export function getLocaleLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const locale = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '') ?? '';
  return /^th([._@-]|$)/i.test(locale) ? 'th' : 'en';
}
