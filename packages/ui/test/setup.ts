import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import './setup.css';

document.documentElement.lang = 'th';
afterEach(() => cleanup());
