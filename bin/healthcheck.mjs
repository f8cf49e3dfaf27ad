// Ends with 0 if the server on this machine answers: node bin/healthcheck.mjs
const { PORT = '8080' } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
