import { afterEach } from 'vitest';
import { openApps } from './open-apps.ts';

// Here and not beside `buildTestApp`, which files share: a hook is asked for anew by each file.
afterEach(async () => {
  await Promise.all(openApps.splice(0).map((app) => app.close()));
});
