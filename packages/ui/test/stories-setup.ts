import { afterEach } from 'vitest';

// A story that axe refuses fails by itself. Reports of the others would only be carried to the runner and written down.
afterEach(({ task }) => {
  Reflect.deleteProperty(task.meta, 'reports');
});
