const UNKNOWN = 'อุปกรณ์ที่ไม่ทราบชนิด';

/** The first match names the browser, because user agents also list the browsers they imitate. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bLine\//, 'LINE'],
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A readable device name, such as `Chrome บน Android`. It never repeats text from the user agent. */
export function deviceName(userAgent: string): string {
  const nameIn = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(userAgent))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (browser === undefined || system === undefined) return browser ?? system ?? UNKNOWN;
  return `${browser} บน ${system}`;
}
