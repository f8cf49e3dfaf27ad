/**
 * Features that Playwright switches off, and three of ours: Chromium reads
 * only the last list that it is given.
 */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  // A renderer that waits for a page of another site costs as much as the start of this one.
  'SpareRendererForSitePerProcess',
  // Each window of a headless browser would render two pages for the list under its address bar.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** The arguments of Chromium in all tests: it works where it may not sandbox itself, and never calls home. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];
