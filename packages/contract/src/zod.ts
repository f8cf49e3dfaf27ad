import { z } from 'zod';

// The content security policy of the portal's pages refuses the code that zod would compile.
z.config({ jitless: 'document' in globalThis });

export { z };
