/**
 * Every path of the portal that has a screen (specification section 2), as the router's patterns.
 * The route table, the server's list of known pages and the functions below all read it.
 */
export const patterns = {
  home: '/home',
  /** The results of a search: ahead of the lists, whose pattern it fits too. */
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
  /** Beyond the specification: where a document's code and QR lead. */
  verify: '/verify',
  verifyCode: '/verify/:code',
  logon: '/member/logon',
  /** First step of registering: who the member is. */
  registerAuth: '/member/registerauth',
  /** Second step of registering: the password. */
  register: '/member/register',
  forget: '/member/forget',
  terms: '/member/termofconditional',
  /** Target of an officer's impersonation link. */
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
  password: '/member/password',
  /** Beyond the specification: a member's own data, consents and requests. */
  privacy: '/member/privacy',
} as const;

export type Pattern = (typeof patterns)[keyof typeof patterns];

/** Names the page of a list in its address. */
export const PAGE = 'page';

/** Names what is searched for in the address of `paths.search`. */
export const TERM = 'search';

/** Names the one category that is searched. */
export const CATEGORY = 'category';

/** Names the step in the address of `paths.forgetPassword`. */
export const STEP = 'step';

/** Addresses of the screens. No other file writes one. */
export const paths = {
  home: () => patterns.home,
  /** A page of the results of a search, in all categories or one. */
  search: (term: string, { page = 1, category }: { page?: number; category?: string } = {}) =>
    patterns.search +
    toQuery({ [TERM]: term, [CATEGORY]: category, [PAGE]: page > 1 ? String(page) : undefined }),
  /** A page of the list of a category. */
  list: (category: string, page = 1) =>
    patterns.list.replace(':topicId', encodeURIComponent(category)) +
    toQuery({ [PAGE]: page > 1 ? String(page) : undefined }),
  /** One page of the site, by its number. */
  topic: (id: number) => patterns.topic.replace(':topicId', String(id)),
  /** A page of the board. */
  board: (page = 1) => patterns.board + toQuery({ [PAGE]: page > 1 ? String(page) : undefined }),
  boardPost: () => patterns.boardPost,
  /** One topic of the board, by its number. */
  boardTopic: (id: number) => patterns.boardTopic.replace(':topicId', String(id)),
  /** The form of demands, and a page of the public ones. */
  demands: (page = 1) => patterns.demands + toQuery({ [PAGE]: page > 1 ? String(page) : undefined }),
  /** One demand, by its number. */
  demand: (id: number) => patterns.demand.replace(':topicId', String(id)),
  verify: () => patterns.verify,
  /** What the cooperative knows of the document with this code. */
  verifyCode: (code: string) => patterns.verifyCode.replace(':code', encodeURIComponent(code)),
  logon: () => patterns.logon,
  registerAuth: () => patterns.registerAuth,
  register: () => patterns.register,
  forget: () => patterns.forget,
  forgetPassword: () => `${patterns.forget}?${STEP}=password`,
  terms: () => patterns.terms,
  impersonate: () => patterns.impersonate,
  selfCheck: () => patterns.selfCheck,
  welcome: () => patterns.welcome,
  status: () => patterns.status,
  share: () => patterns.share,
  loan: () => patterns.loan,
  /** The statement of one loan contract, by its number. */
  loanStatement: (contractNo: string) =>
    patterns.loanStatement.replace(':statement', encodeURIComponent(contractNo)),
  deposit: () => patterns.deposit,
  /** The statement of one deposit account, by its bare number. */
  depositStatement: (accountNo: string) =>
    patterns.depositStatement.replace(':statement', encodeURIComponent(accountNo)),
  receipts: () => patterns.receipts,
  cremationReceipts: () => patterns.cremationReceipts,
  guarantees: () => patterns.guarantees,
  beneficiaries: () => patterns.beneficiaries,
  welfare: () => patterns.welfare,
  dividend: () => patterns.dividend,
  password: () => patterns.password,
  privacy: () => patterns.privacy,
} as const;

function toQuery(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? '' : `?${String(new URLSearchParams(given))}`;
}
