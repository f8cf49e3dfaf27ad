// zod compiles parsers with `new Function`, which the content security policy refuses and reports. It reads its settings
// from here when its first schema is made: so they are set without fetching zod, which the first screen does without.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
