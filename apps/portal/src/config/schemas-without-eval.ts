import { z } from 'zod';

// zod compiles parsers with `new Function`, which the content security policy refuses and reports.
// Imported before any schema is used.
z.config({ jitless: true });
