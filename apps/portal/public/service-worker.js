/*
 * Makes visited public pages readable offline. It caches only what the server marks as
 * public: nothing of the member area is ever stored (docs/adr/0036).
 */
const PAGES = 'pages-1';
const FILES = 'files-1';
const MAX_ENTRIES = { [PAGES]: 60, [FILES]: 400 };
const OFFLINE_FILES = ['/offline.css', '/favicon.svg'];
const NEVER_CACHED = /^\/(member|admin|verify|api\/member)(\/|$)/;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(FILES).then((files) => files.addAll(OFFLINE_FILES)));
});

addEventListener('activate', (event) => {
  const removeOld = async () => {
    const names = (await caches.keys()).filter((name) => !(name in MAX_ENTRIES));
    await Promise.all(names.map((name) => caches.delete(name)));
    // Lets the page that installed this worker be cached, too.
    await clients.claim();
  };
  event.waitUntil(removeOld());
});

/** Caches a public page and its files after a visit. */
addEventListener('message', (event) => {
  const { page, files } = event.data;
  const cacheAll = async () => {
    await cacheUrl(PAGES, page);
    for (const file of files) if (!(await caches.match(file))) await cacheUrl(FILES, file);
  };
  event.waitUntil(cacheAll());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(request, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request));
  else if (!NEVER_CACHED.test(pathname)) event.respondWith(answerFeed(event, pathname));
});

/** Network first, so that a new release is used at the next visit. */
async function answerPage(request, pathname) {
  try {
    return await fetch(request);
  } catch {
    if (NEVER_CACHED.test(pathname)) return describeOffline(pathname);
    return (await find(PAGES, request)) ?? (await find(FILES, request)) ?? describeOffline(pathname);
  }
}

/** Cache first, since the names of built files contain a content hash. */
async function answerFile(request) {
  return (await find(FILES, request)) ?? fetch(request);
}

async function answerFeed(event, pathname) {
  try {
    const response = await fetch(event.request);
    if (pathname.startsWith('/api/') && isPublic(response)) {
      event.waitUntil(put(FILES, event.request.url, response.clone()));
    }
    return response;
  } catch (error) {
    const cached = await find(FILES, event.request);
    if (cached) return cached;
    throw error;
  }
}

async function cacheUrl(name, address) {
  const { origin, pathname } = new URL(address, location.origin);
  if (origin !== location.origin || NEVER_CACHED.test(pathname)) return;
  const response = await fetch(address, { headers: { purpose: 'prefetch' } }).catch(() => null);
  if (response && isPublic(response)) await put(name, address, response);
}

/** Whether a response is public: server-rendered, or marked as public. */
function isPublic({ ok, headers }) {
  const shared = /\bpublic\b/.test(headers.get('cache-control') ?? '');
  return ok && (shared || headers.has('server-timing'));
}

async function put(name, address, response) {
  const cache = await caches.open(name);
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, response);
  const cached = await cache.keys();
  const surplus = cached.slice(0, Math.max(0, cached.length - MAX_ENTRIES[name]));
  await Promise.all(surplus.map((request) => cache.delete(request, { ignoreVary: true })));
}

async function find(name, request) {
  return (await caches.open(name)).match(request, { ignoreVary: true });
}

const WIFI_OFF =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2-1.52M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82a15 15 0 0 0-11.29-3.76M2 2l20 20"/></svg>';
const REFRESH =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5"/></svg>';

async function describeOffline(pathname) {
  const member = NEVER_CACHED.test(pathname);
  const { name, phone } = await readConfig();
  const html = `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>ไม่ได้เชื่อมต่ออินเทอร์เน็ต</title><link rel="stylesheet" href="/offline.css"></head>
<body${member ? ' class="member"' : ''}><header><a href="/home"><img src="/favicon.svg" alt="" width="40" height="40">${name || 'หน้าหลัก'}</a></header>
<p class="strip">${WIFI_OFF}<span><b><span>ไม่ได้</span><span>เชื่อมต่อ</span>อินเทอร์เน็ต</b> ตั้งแต่ ${formatTime(new Date(), { timeStyle: 'short' })} น.</span></p>
<main><div class="panel">${WIFI_OFF}<h1>${member ? 'ระบบสมาชิกต้อง<span>เชื่อมต่อ</span>อินเทอร์เน็ต' : 'หน้านี้ยังไม่เคย<span>เปิดอ่าน</span><span>ในเครื่องนี้</span>'}</h1>
<p>${member ? 'สหกรณ์ไม่เก็บข้อมูลของท่าน<span>ไว้ในเครื่องนี้</span> เมื่อ<span>เชื่อมต่อ</span>แล้ว <span>เปิดหน้านี้อีกครั้ง</span>' : 'จึงเปิด<span>ไม่ได้</span>จนกว่าจะ<span>เชื่อมต่อ</span>อินเทอร์เน็ต'}</p>
<p><a class="again" href="">${REFRESH}ลองอีกครั้ง</a></p></div>
<h2>อ่านได้ตอนนี้</h2><ul>${await listPages(name)}</ul>${phone && `<h2>มีเรื่องด่วน</h2><p>โทรสอบถามเจ้าหน้าที่ <a class="phone" href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${phone}</a></p>`}</main></body></html>`;
  const policy = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return new Response(html, { status: 503, headers });
}

/** List items of the cached pages, titled without the cooperative's name. */
async function listPages(name) {
  const cache = await caches.open(PAGES);
  const rows = (await cache.keys()).toReversed().map(async (request) => {
    const response = await cache.match(request, { ignoreVary: true });
    // The title is already escaped by the server.
    const whole = /<title>([^<]*)<\/title>/.exec(await response.text())?.[1] ?? '';
    const title = whole === name ? 'หน้าหลัก' : whole.replace(` · ${name}`, '');
    const { pathname, search } = new URL(request.url);
    const read = formatTime(new Date(response.headers.get('date')), {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return `<li><a href="${(pathname + search).replaceAll('&', '&amp;')}">${title}</a> <span>อ่านเมื่อ ${read} น.</span></li>`;
  });
  const all = await Promise.all(rows);
  return all.length > 0 ? all.join('') : '<li>ยังไม่มีหน้าที่เก็บไว้ในเครื่องนี้</li>';
}

/** The cooperative's name and telephone from the configuration in the most recently cached page. */
async function readConfig() {
  const cache = await caches.open(PAGES);
  const newest = (await cache.keys()).at(-1);
  const html = newest ? await (await cache.match(newest, { ignoreVary: true })).text() : '';
  return {
    name: /"coopNameTH":"([^"\\<>&]+)"/.exec(html)?.[1] ?? '',
    phone: /"contactPhone":"([\d +()-]+)"/.exec(html)?.[1] ?? '',
  };
}

function formatTime(date, style) {
  const format = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { ...style, timeZone: 'Asia/Bangkok' });
  // Formats 07:30 as 7.30, as the pages do.
  return format.format(date).replace(/0?(\d+):(\d\d)$/, '$1.$2');
}
