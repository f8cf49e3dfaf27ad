import { afterEach } from 'vitest';
import { openApps } from './open-apps.ts';

// Here, not in the file of `buildTestApp`: each test file must register the hook itself.
afterEach(async () => {
  await Promise.all(openApps.splice(0).map((app) => app.close()));
});
