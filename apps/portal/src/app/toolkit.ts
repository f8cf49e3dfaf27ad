/** Redux Toolkit in a separate file, which is evaluated in a separate task before the code that imports it (entry.ts). */
export { configureStore } from '@reduxjs/toolkit';
export { createApi } from '@reduxjs/toolkit/query/react';
