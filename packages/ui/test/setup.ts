import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './setup.css';

// Pictures are cut and files read at the browser's leisure, and the machine may be busy.
configure({ asyncUtilTimeout: 60_000 });

document.documentElement.lang = 'th';
afterEach(() => cleanup());
