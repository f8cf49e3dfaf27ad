import { DEMO } from '../../../../test/demo/addresses.ts';

export const demoCalls = {
  'get /api/info/board': '/board',
  [`get /api/info/board_show/${DEMO.boardTopicId}`]: `/boardShow/${DEMO.boardTopicId}`,
};
