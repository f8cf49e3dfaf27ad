/** React in a separate file, which is evaluated in a separate task before the code that imports it (entry.ts). */
export { createRoot, hydrateRoot } from 'react-dom/client';
