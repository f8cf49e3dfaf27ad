export const demoCalls = {
  'post /api/info/verify': '/verify/0000-0000-0000',
};
