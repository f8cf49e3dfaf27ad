import { DEMO } from '../../../../test/demo/addresses.ts';

export const demoCalls = {
  'get /api/info/demand': '/demand',
  [`get /api/info/demand_show/${DEMO.demandId}`]: `/showdemand/${DEMO.demandId}`,
};
