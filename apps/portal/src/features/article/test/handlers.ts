import { DEMO } from '../../../../test/demo/addresses.ts';

export const demoCalls = {
  [`get /api/info/show/${DEMO.topicId}`]: `/show/${DEMO.topicId}`,
};
