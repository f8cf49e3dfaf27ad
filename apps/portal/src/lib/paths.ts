/** Every path of the portal that has a screen (specification section 2), as the router's patterns. */
export const patterns = {
  home: '/home',
  /** Search results. Before the lists, whose pattern also matches. */
  search: '/list/search',
  list: '/list/:topicId',
  topic: '/show/:topicId',
  board: '/board',
  boardPost: '/boardPost',
  boardTopic: '/boardShow/:topicId',
  demands: '/demand',
  demand: '/showdemand/:topicId',
  load: '/load',
  colours: '/colors',
  findMe: '/findme',
  /** Beyond the specification: loan and dividend calculators. */
  loanCalculator: '/calculator/loan',
  dividendCalculator: '/calculator/dividend',
  /** Beyond the specification: verification of a document by its code or QR. */
  verify: '/verify',
  verifyCode: '/verify/:code',
  logon: '/member/logon',
  registerAuth: '/member/registerauth',
  register: '/member/register',
  forget: '/member/forget',
  terms: '/member/termofconditional',
  impersonate: '/member/impersonate',
  selfCheck: '/member/test',
  welcome: '/member/welcome',
  status: '/member/status',
  share: '/member/share',
  loan: '/member/loan',
  loanStatement: '/member/loan_statement/:statement',
  deposit: '/member/deposit',
  depositStatement: '/member/dep_statement/:statement',
  receipts: '/member/kep',
  cremationReceipts: '/member/kepcrem',
  guarantees: '/member/coll',
  beneficiaries: '/member/gian',
  welfare: '/member/welfare',
  dividend: '/member/dividend',
  /** Beyond the specification: confirmation of balances. */
  confirmation: '/member/confirmation',
  password: '/member/password',
  /** Beyond the specification: a member's own data, consents and requests. */
  privacy: '/member/privacy',
} as const;

export type Pattern = (typeof patterns)[keyof typeof patterns];

export const PAGE = 'page';
export const TERM = 'search';
/** Room for a pasted question: a Thai letter takes nine of the 8,000 characters that servers accept in a URL. */
export const TERM_MAX_LENGTH = 500;
export const CATEGORY = 'category';
/** Searches the exact term, without corrections. */
export const EXACT = 'exact';
export const STEP = 'step';
export const ANSWERED = 'answered';
export const CONTRACT = 'contract';

type SearchOptions = { page?: number; category?: string | undefined; exact?: true | undefined };
type BoardFilter = { search?: string; answered?: 'true' | 'false' | undefined };

/** URLs of the screens. No other file builds one. */
export const paths = {
  ...patterns,
  search: (term: string, { page = 1, category, exact }: SearchOptions = {}) =>
    patterns.search +
    toQuery({ [TERM]: term, [CATEGORY]: category, [EXACT]: exact && '1', [PAGE]: formatPage(page) }),
  list: (category: string, page = 1) => fill(patterns.list, category) + toQuery({ [PAGE]: formatPage(page) }),
  topic: (id: number) => fill(patterns.topic, id),
  board: (page = 1, { search, answered }: BoardFilter = {}) =>
    patterns.board + toQuery({ [TERM]: search || undefined, [ANSWERED]: answered, [PAGE]: formatPage(page) }),
  boardTopic: (id: number) => fill(patterns.boardTopic, id),
  demands: (page = 1) => patterns.demands + toQuery({ [PAGE]: formatPage(page) }),
  demand: (id: number) => fill(patterns.demand, id),
  verifyCode: (code: string) => fill(patterns.verifyCode, code),
  forgetPassword: `${patterns.forget}?${STEP}=password`,
  /** The loans, with this contract first. */
  loanContract: (contractNo: string) => patterns.loan + toQuery({ [CONTRACT]: contractNo }),
  loanStatement: (contractNo: string) => fill(patterns.loanStatement, contractNo),
  confirmationOn: (balanceOn: string) => patterns.confirmation + toQuery({ on: balanceOn }),
  depositStatement: (accountNo: string) => fill(patterns.depositStatement, accountNo),
} as const;

function fill(pattern: Pattern, parameter: string | number): string {
  return pattern.replace(/:\w+/, encodeURIComponent(parameter));
}

function formatPage(page: number): string | undefined {
  return page > 1 ? String(page) : undefined;
}

function toQuery(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? '' : `?${String(new URLSearchParams(given))}`;
}
