/** Paths for the stories: the first member of the demonstration, and one screen of each kind. */
export const DEMO = {
  membershipNo: '001234',
  category: 'news',
  topicId: 100_027,
  boardTopicId: 19,
  demandId: 1,
  /** The demand that the recording sends; it is not public. */
  trackedDemandId: 6,
  contractNo: 'ส6700123',
  accountNo: '0100012345',
  search: 'เงินกู้',
  loanQuery: 'kind=สามัญ&amount=100,000&periods=60',
  dividendQuery: 'shares=100,000&monthly=1,000&rate=5.25&interest=20,000&average_rate=8.00',
} as const;
