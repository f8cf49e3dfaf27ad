/** Only React, so that it runs in a separate task before the code that needs it (entry.ts). */
export { createRoot, hydrateRoot } from 'react-dom/client';
