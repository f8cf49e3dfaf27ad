/** The highlight value of each section, by the second segment of its path (specification section 2). */
const HIGHLIGHTS = {
  status: 1,
  share: 2,
  loan: 3,
  loan_statement: 3,
  deposit: 4,
  dep_statement: 4,
  kep: 5,
  kepcrem: 12,
  coll: 6,
  gian: 7,
  dividend: 8,
  password: 9,
  logout: 10,
  welfare: 10,
  logon: 11,
  /** Beyond the specification. */
  confirmation: 13,
  welcome: 99,
} as const satisfies Record<string, number>;

export type Highlight = (typeof HIGHLIGHTS)[keyof typeof HIGHLIGHTS];

const DEFAULT_HIGHLIGHT: Highlight = 1;

const MEMBER_AREA = 'member';

export function getHighlight(pathname: string): Highlight {
  const [area, section = ''] = pathname.split('/').filter(Boolean);
  if (area !== MEMBER_AREA || !isSection(section)) return DEFAULT_HIGHLIGHT;
  return HIGHLIGHTS[section];
}

function isSection(name: string): name is keyof typeof HIGHLIGHTS {
  return Object.hasOwn(HIGHLIGHTS, name);
}
