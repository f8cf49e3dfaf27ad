// Plain JavaScript for Node 18: it must run on an older Node to explain why that cannot be used.

/** The releases of Node that run TypeScript without a build, as `engines` of a package says them. */
export const NODE_RANGE = '>=22.19 <23 || 24 || >=26';

/** Whether the API runs on a release of Node, by `process.version`. */
export function isModernNode(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return (major === 22 && minor >= 19) || major === 24 || major >= 26;
}

/** Ends this process with a sentence where the API would not run. */
export function requireModernNode() {
  if (isModernNode(process.version)) return;
  console.error(`The portal needs Node ${NODE_RANGE}; this is ${process.version}.`);
  process.exit(1);
}
