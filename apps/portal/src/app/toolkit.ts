/** Redux Toolkit alone, so that it runs in a task of its own before the code that needs it (entry.ts). */
export { configureStore } from '@reduxjs/toolkit';
export { createApi } from '@reduxjs/toolkit/query/react';
