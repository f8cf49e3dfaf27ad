import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showDocument } from './show-document.ts';

const URL_OF_FILE = 'blob:http://localhost:8080/receipt';
const FILE_NAME = 'ใบเสร็จรับเงิน ตุลาคม 2569.pdf';

const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

type Saved = { href: string; download: string };

function browse(userAgent: string, { pdfViewerEnabled = true, maxTouchPoints = 0 } = {}) {
  vi.stubGlobal('navigator', { userAgent, pdfViewerEnabled, maxTouchPoints });
  const tab = { opener: window as unknown };
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as Window);
  const saved: Saved[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ href: this.href, download: this.download });
  });
  return { tab, open, saved };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.restoreAllMocks());

it('shows the file in a new tab that cannot reach back', () => {
  const { tab, open, saved } = browse(CHROME);
  showDocument(URL_OF_FILE, FILE_NAME);
  expect(open).toHaveBeenCalledExactlyOnceWith(URL_OF_FILE, '_blank');
  expect(tab.opener).toBeNull();
  expect(saved).toEqual([]);
});

it('opens a tab on a Mac', () => {
  const { open } = browse(MAC);
  showDocument(URL_OF_FILE, FILE_NAME);
  expect(open).toHaveBeenCalledOnce();
});

it('saves the file under its name where no tab is let through', () => {
  const { open, saved } = browse(CHROME);
  open.mockReturnValue(null);
  showDocument(URL_OF_FILE, FILE_NAME);
  expect(saved).toEqual([{ href: URL_OF_FILE, download: FILE_NAME }]);
});

it.each([
  ['shows no PDF', ANDROID, { pdfViewerEnabled: false }],
  ['runs on an iPhone', IPHONE, { maxTouchPoints: 5 }],
  ['runs on an iPad that calls itself a Mac', MAC, { maxTouchPoints: 5 }],
])('saves the file, and opens no tab, where the browser %s', (_what, userAgent, abilities) => {
  const { open, saved } = browse(userAgent, abilities);
  showDocument(URL_OF_FILE, FILE_NAME);
  expect(open).not.toHaveBeenCalled();
  expect(saved).toEqual([{ href: URL_OF_FILE, download: FILE_NAME }]);
});

it('lets go of the file a while later, and not before it could be read', () => {
  browse(CHROME);
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  showDocument(URL_OF_FILE, FILE_NAME);
  vi.advanceTimersByTime(30_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith(URL_OF_FILE);
});
