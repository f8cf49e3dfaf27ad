import { DEMO } from '../../../../test/demo/addresses.ts';

export const demoCalls = {
  'get /api/info/demand': '/demand',
  [`get /api/info/demand_show/${DEMO.demandId}`]: `/showdemand/${DEMO.demandId}`,
  'post /api/info/demand_track': {
    screen: `/showdemand/${DEMO.trackedDemandId}`,
    // The tracking code of a private demand is in the location state.
    state: { trackingCode: '0000-0000-0000' },
  },
};
