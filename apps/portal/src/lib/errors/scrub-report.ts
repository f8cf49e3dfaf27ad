const HIDDEN = '#';

/** A file of the build, whose name has a hash. */
const BUILT_FILE = /^(https?:\/\/[^/\s?#]+)?\/assets\/[\w.-]+$/;
const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'`<>()]+/gi;
/** What follows a path: a search, a code in a fragment. */
const BEHIND_PATH = /(\/[^\s?#"'`<>()]*)[?#][^\s"'`<>()]+/g;
const MAIL_ADDRESS = /[^\s@"'`<>(),:;]+@[^\s@"'`<>(),:;]+\.[^\s@"'`<>(),:;]+/g;
const BEARER = /\bbearer\s+\S+/gi;
/** Random bits: with a digit from twenty characters, without one from thirty-two. */
const TOKEN = /\b(?=[\w-]*\d)[\w-]{20,}|\b[\w-]{32,}/g;
/** As ABCD-EFGH-JKMN. */
const CODE = /\b[A-Z0-9]{3,}(?:-[A-Z0-9]{3,})+\b/g;
const ENCODED = /(?:%[0-9a-f]{2})+/gi;
/** Quoted text is often data; a name of the program, such as `'removeChild'`, is not. */
const QUOTED = /"([^"]*)"|`([^`]*)`|(?<!\w)'([^']*)'(?!\w)/g;
const PROGRAM_NAME = /^[a-zA-Z_$][a-zA-Z_$.]{0,39}$/;
/** Our own messages are English: anything else came from data, such as a name. */
const OTHER_SCRIPTS = /[^\p{ASCII}…#]+(?:[\s.]+[^\p{ASCII}…#]+)*/gu;
/** A membership number, an account, an id card, an amount. */
const FIGURES = /\d[\d,.-]{3,}/g;

export type ScrubOptions = {
  /** Removes what a path says of a member. */
  getPath: (pathname: string) => string;
  /** Texts of the signed-in member: name, number, token. */
  known: readonly string[];
};

/** Hides personal data and secrets in every text of a report. */
export function scrubReport<Value>(value: Value, options: ScrubOptions): Value {
  if (typeof value === 'string') return scrubText(value, options) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => scrubReport(item, options)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, scrubReport(item, options)]),
  ) as Value;
}

function scrubText(text: string, { getPath, known }: ScrubOptions): string {
  if (BUILT_FILE.test(text)) return text;
  const files: string[] = [];
  const scrubbed = text
    .replace(MAIL_ADDRESS, HIDDEN)
    .replace(ADDRESS, (address) => {
      files.push(scrubAddress(address, getPath));
      return `{${files.length - 1}}`;
    })
    .replace(BEHIND_PATH, '$1')
    .replace(BEARER, HIDDEN)
    .replace(QUOTED, (quoted: string, ...parts: (string | undefined)[]) =>
      PROGRAM_NAME.test(parts.slice(0, 3).find((part) => part !== undefined) ?? '') ? quoted : HIDDEN,
    )
    .replace(ENCODED, HIDDEN)
    .replace(CODE, HIDDEN)
    .replace(TOKEN, HIDDEN)
    .replace(OTHER_SCRIPTS, HIDDEN)
    .replace(FIGURES, HIDDEN);
  return known
    .filter((secret) => secret.length > 1)
    .reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), scrubbed)
    .replace(/\{(\d+)\}/g, (_place, at: string) => files[Number(at)] ?? HIDDEN);
}

/** Of our own pages the pattern of the path stays, of other sites only the origin. */
function scrubAddress(address: string, getPath: ScrubOptions['getPath']): string {
  if (!URL.canParse(address)) return HIDDEN;
  const { origin, pathname, protocol } = new URL(address);
  if (origin === 'null') return `${protocol}${HIDDEN}`;
  return `${origin}${BUILT_FILE.test(pathname) ? pathname : getPath(pathname)}`;
}
