// The page of differences itself: reads the list in the page, shows what the filters let through.
'use strict';

const WORDS = {
  changed: 'เปลี่ยน',
  new: 'ใหม่',
  removed: 'ถูกถอดออก',
  same: 'เหมือนเดิม',
  default: 'ปีกแมลงทับ',
  khram: 'คราม',
  mangkhut: 'มังคุด',
  light: 'สว่าง',
  dark: 'มืด',
  contrast: 'คมชัดสูง',
  'contrast-dark': 'คมชัดสูง (มืด)',
};
const FILTERS = ['state', 'component', 'theme', 'appearance', 'width'];

const { base, browser, takenAt, counts, entries, faults, skipped } = JSON.parse(
  document.querySelector('#data').textContent,
);
const form = document.querySelector('form');
const list = document.querySelector('#list');
const say = (value) => WORDS[value] ?? String(value);
const figure = new Intl.NumberFormat('th-TH');

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function picture(caption, source, alt) {
  if (source === undefined) return [];
  const image = element('img', { src: source, alt, loading: 'lazy', decoding: 'async' });
  return [element('figure', {}, element('figcaption', { textContent: caption }), image)];
}

function article(entry) {
  const look = `${say(entry.theme)} · ${say(entry.appearance)} · ${entry.width} px`;
  const amount = entry.state === 'changed' ? ` · ต่าง ${figure.format(entry.pixels)} จุด` : '';
  const name = `${entry.title} · ${entry.name}`;
  const made = element(
    'article',
    { tabIndex: -1, title: entry.key },
    element('h2', { textContent: name }),
    element(
      'p',
      {},
      element('span', { className: 'state', textContent: say(entry.state) }),
      ` ${look}${amount}`,
    ),
    element(
      'div',
      { className: 'pictures' },
      ...picture('ที่รับไว้', entry.accepted, `${name} ${look} ที่รับไว้`),
      ...picture('ตอนนี้', entry.now, `${name} ${look} ตอนนี้`),
      ...picture('ส่วนที่ต่าง', entry.difference, `${name} ${look} ส่วนที่ต่าง`),
    ),
  );
  made.dataset.state = entry.state;
  return made;
}

function note(heading, className, items) {
  if (items.length === 0) return [];
  return [
    element(
      'section',
      { className: `notes ${className}` },
      element('h2', { textContent: heading }),
      ...items,
    ),
  ];
}

const about = (story) => `${story.title} · ${story.name} (${story.component}/${story.story})`;

function fillNotes() {
  const faulty = faults.flatMap((story) => [
    element('p', { textContent: `${about(story)} ที่ ${story.width} px` }),
    element('pre', { textContent: story.fault, lang: 'en' }),
  ]);
  const left = skipped.map((story) => element('p', { textContent: `${about(story)}: ${story.reason}` }));
  document
    .querySelector('#notes')
    .append(
      ...note(`แสดงไม่ได้ ${figure.format(faults.length)} เรื่อง`, '', faulty),
      ...note(`ขอเว้นไว้ ${figure.format(skipped.length)} เรื่อง`, 'quiet', left),
    );
}

function fillFilter(name) {
  const values = [...new Set(entries.map((entry) => entry[name]))].sort((a, b) =>
    typeof a === 'number' ? a - b : String(a).localeCompare(String(b)),
  );
  form.elements[name].append(
    new Option('ทั้งหมด', ''),
    ...values.map((value) => new Option(name === 'width' ? `${value} px` : say(value), value)),
  );
}

const shown = entries.map((entry) => ({ entry, article: article(entry) }));
let visible = [];
let current = -1;

function go(index) {
  visible[current]?.article.removeAttribute('aria-current');
  current = Math.max(0, Math.min(visible.length - 1, index));
  const at = visible[current]?.article;
  document.querySelector('#position').textContent =
    visible.length === 0 ? '' : `${figure.format(current + 1)} จาก ${figure.format(visible.length)}`;
  document.querySelector('#empty').hidden = visible.length > 0;
  if (!at) return;
  at.setAttribute('aria-current', 'true');
  at.scrollIntoView({ block: 'start' });
  at.focus({ preventScroll: true });
}

function filter() {
  const wanted = FILTERS.map((name) => [name, form.elements[name].value]).filter(([, value]) => value !== '');
  visible[current]?.article.removeAttribute('aria-current');
  visible = shown.filter(({ entry }) => wanted.every(([name, value]) => String(entry[name]) === value));
  list.replaceChildren(...visible.map((one) => one.article));
  current = -1;
  document.querySelector('#position').textContent = `${figure.format(visible.length)} ภาพ`;
  document.querySelector('#empty').hidden = visible.length > 0;
}

const taken = new Date(takenAt).toLocaleString('th-TH', { dateStyle: 'long', timeStyle: 'short' });
document.querySelector('#facts').textContent =
  `ถ่ายเมื่อ ${taken} น. ด้วย Chromium ${browser} เทียบกับ${base ? ` ${base}` : 'ภาพที่รับไว้'} · ไปทีละภาพด้วยปุ่ม ← → หรือ J K`;
document
  .querySelector('#counts')
  .append(
    ...['new', 'changed', 'removed', 'same'].map((state) =>
      element('b', { textContent: `${say(state)} ${figure.format(counts[state])}` }),
    ),
  );
for (const name of FILTERS) fillFilter(name);
fillNotes();
filter();

form.addEventListener('change', filter);
document.querySelector('#next').addEventListener('click', () => go(current + 1));
document.querySelector('#previous').addEventListener('click', () => go(current - 1));
const STEPS = { ArrowRight: 1, j: 1, ArrowLeft: -1, k: -1 };
document.addEventListener('keydown', (event) => {
  const step = STEPS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  if (step === undefined || isCommand || event.target instanceof HTMLSelectElement) return;
  event.preventDefault();
  go(current + step);
});
