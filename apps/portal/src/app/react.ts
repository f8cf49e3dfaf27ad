/** React alone, so that it runs in a task of its own before the code that needs it (entry.ts). */
export { createRoot, hydrateRoot } from 'react-dom/client';
