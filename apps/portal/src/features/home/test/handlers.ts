export const demoCalls = {
  'get /api/info/home': '/home',
};
