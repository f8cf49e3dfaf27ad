/*
 * Lets public pages be read without a network once they were read with one. It keeps only what the server marks as
 * public: nothing of the member area ever reaches the disk (docs/adr/0036).
 */
const PAGES = 'pages-1';
const FILES = 'files-1';
const MOST_KEPT = { [PAGES]: 60, [FILES]: 400 };
const OWN_FILES = ['/offline.css', '/favicon.svg'];
const NEVER_KEPT = /^\/(member|admin|verify|api\/member)(\/|$)/;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(FILES).then((files) => files.addAll(OWN_FILES)));
});

addEventListener('activate', (event) => {
  const removeOld = async () => {
    const names = (await caches.keys()).filter((name) => !(name in MOST_KEPT));
    await Promise.all(names.map((name) => caches.delete(name)));
    // The page that brought this worker may hand over what it shows.
    await clients.claim();
  };
  event.waitUntil(removeOld());
});

/** A public page was read: it and its files are kept. */
addEventListener('message', (event) => {
  const { page, files } = event.data;
  const keepAll = async () => {
    await keep(PAGES, page);
    for (const file of files) if (!(await caches.match(file))) await keep(FILES, file);
  };
  event.waitUntil(keepAll());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(request, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request));
  else if (!NEVER_KEPT.test(pathname)) event.respondWith(answerFeed(event, pathname));
});

/** Always the newest page there is, so that a new release is taken at the next visit. */
async function answerPage(request, pathname) {
  try {
    return await fetch(request);
  } catch {
    if (NEVER_KEPT.test(pathname)) return describeOffline(pathname);
    return (await find(PAGES, request)) ?? (await find(FILES, request)) ?? describeOffline(pathname);
  }
}

/** The name of a built file holds a hash of its content. */
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
    const kept = await find(FILES, event.request);
    if (kept) return kept;
    throw error;
  }
}

async function keep(name, address) {
  const { origin, pathname } = new URL(address, location.origin);
  if (origin !== location.origin || NEVER_KEPT.test(pathname)) return;
  const response = await fetch(address, { headers: { purpose: 'prefetch' } }).catch(() => null);
  if (response && isPublic(response)) await put(name, address, response);
}

/** What any reader may see: rendered by the server, or marked as public. */
function isPublic({ ok, headers }) {
  const shared = /\bpublic\b/.test(headers.get('cache-control') ?? '');
  return ok && (shared || headers.has('server-timing'));
}

async function put(name, address, response) {
  const cache = await caches.open(name);
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, response);
  const kept = await cache.keys();
  const surplus = kept.slice(0, Math.max(0, kept.length - MOST_KEPT[name]));
  await Promise.all(surplus.map((request) => cache.delete(request, { ignoreVary: true })));
}

async function find(name, request) {
  return (await caches.open(name)).match(request, { ignoreVary: true });
}

async function describeOffline(pathname) {
  const member = NEVER_KEPT.test(pathname);
  const html = `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>ไม่ได้เชื่อมต่ออินเทอร์เน็ต</title><link rel="stylesheet" href="/offline.css"></head>
<body><main><p class="strip"><b>ไม่ได้เชื่อมต่ออินเทอร์เน็ต</b> ตั้งแต่ ${formatTime(new Date(), { timeStyle: 'short' })} น.</p>
<h1>${member ? 'ระบบสมาชิกต้อง<span>เชื่อมต่อ</span>อินเทอร์เน็ต' : 'หน้านี้ยังไม่เคยเปิดอ่านในเครื่องนี้'}</h1>
<p>${member ? 'สหกรณ์ไม่เก็บข้อมูลของท่านไว้ในเครื่องนี้ เมื่อ<span>เชื่อมต่อ</span>แล้ว เปิดหน้านี้อีกครั้ง' : 'จึงเปิด<span>ไม่ได้</span>จนกว่าจะ<span>เชื่อมต่อ</span>อินเทอร์เน็ต'}</p>
<p><a class="again" href="">ลองอีกครั้ง</a></p><h2>อ่านได้ตอนนี้</h2><ul>${await listPages()}</ul>${await describePhone()}</main></body></html>`;
  const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'";
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return new Response(html, { status: 503, headers });
}

async function listPages() {
  const cache = await caches.open(PAGES);
  const rows = (await cache.keys()).toReversed().map(async (request) => {
    const response = await cache.match(request, { ignoreVary: true });
    // The title is taken as it was escaped by the server.
    const title = /<title>([^<]*)<\/title>/.exec(await response.text())?.[1] ?? '';
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

/** The cooperative's telephone, as the page that was read last has it in its configuration. */
async function describePhone() {
  const cache = await caches.open(PAGES);
  const newest = (await cache.keys()).at(-1);
  const html = newest ? await (await cache.match(newest, { ignoreVary: true })).text() : '';
  const phone = /"contactPhone":"([\d +()-]+)"/.exec(html)?.[1];
  return phone
    ? `<p>โทรสอบถามเจ้าหน้าที่ <a class="phone" href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${phone}</a></p>`
    : '';
}

function formatTime(date, style) {
  const format = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { ...style, timeZone: 'Asia/Bangkok' });
  // 7.30, as the pages write it.
  return format.format(date).replace(/0?(\d+):(\d\d)$/, '$1.$2');
}
