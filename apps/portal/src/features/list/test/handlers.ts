import { DEMO } from '../../../../test/demo/addresses.ts';

export const demoCalls = {
  [`get /api/info/list/${DEMO.category}`]: `/list/${DEMO.category}`,
  'post /api/info/list/search': `/list/search?search=${encodeURIComponent(DEMO.search)}`,
};
