import '@sahakorn/ui/fonts.css';
import '@sahakorn/ui/theme.css';
import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ROWS } from './ledger.ts';

/** A table under measurement. */
export type BenchTable = {
  element: ReactElement;
  /** Finds the rows of the body. */
  rows: string;
  /** Whether the table has everything it will ever have. Default: at once. */
  isComplete?: (() => boolean) | undefined;
};

/** In milliseconds from the click; rows as the document has them. */
export type Opening = { firstRows: number; allRows: number; longestTask: number; rows: number };

/** What the command calls from outside. */
export type Bench = {
  open: () => Promise<Opening>;
  scroll: () => Promise<number>;
};

/** The reader sees rows once this one is there: the first screen contains more. */
const SEEN_ROW = 10;

/** For what loading leaves behind: a click meanwhile would measure that too, and be four times as unsteady. */
const REST_MS = 1000;

/** For what a table still does behind its first rows, and for long tasks, reported a little after they end. */
const SETTLE_MS = 1500;

/** A firm flick of a finger, up and down. */
const SCROLL_PX_PER_S = 3000;
const SCROLL_MS = 3000;

/** Puts a page of an app on the screen, whose button opens the table: React runs already, as it does in an app. */
export function startBench(table: BenchTable): void {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(<BenchPage>{table.element}</BenchPage>);
  window.bench = { open: () => open(table), scroll: () => scroll(table) };
}

function BenchPage({ children }: { children: ReactElement }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>รายการเคลื่อนไหวเงินฝาก</h1>
      <p>
        เงินฝากออมทรัพย์ <b>ยอดคงเหลือ 86,410.75</b>{' '}
        <button type="button" onClick={() => setOpen(true)}>
          แสดงรายการ
        </button>
      </p>
      {isOpen && <main>{children}</main>}
    </>
  );
}

async function open({ rows, isComplete = () => true }: BenchTable): Promise<Opening> {
  await wait(REST_MS);
  let longestTask = 0;
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  tasks.observe({ type: 'longtask' });
  const seenText = ROWS[SEEN_ROW - 1]?.documentNo ?? '';
  const start = performance.mark('click').startTime;
  document.querySelector('button')?.click();
  const firstRows = (await paintWhen(() => document.body.textContent.includes(seenText))) - start;
  performance.mark('first-rows');
  const allRows = (await timeWhen(isComplete)) - start;
  await wait(SETTLE_MS);
  tasks.disconnect();
  return { firstRows, allRows, longestTask, rows: document.querySelectorAll(rows).length };
}

/** Frames a second while the rows pass by. */
async function scroll({ rows }: BenchTable): Promise<number> {
  const box = findScroller(document.querySelector(rows));
  const turn = Math.min(box.scrollHeight - box.clientHeight, SCROLL_PX_PER_S * (SCROLL_MS / 2000));
  const start = await nextFrame();
  let frames = 0;
  let now = start;
  while (now - start < SCROLL_MS) {
    const way = (((now - start) / 1000) * SCROLL_PX_PER_S) % (2 * turn);
    box.scrollTop = way < turn ? way : 2 * turn - way;
    now = await nextFrame();
    frames += 1;
  }
  return (frames * 1000) / (now - start);
}

/** The box in which a row scrolls: its own, or the page. */
function findScroller(row: Element | null): Element {
  for (let box = row?.parentElement; box; box = box.parentElement) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(box).overflowY);
    if (scrolls && box.scrollHeight > box.clientHeight) return box;
  }
  return document.documentElement;
}

/** The end of the frame in which something first is so. */
async function paintWhen(isSo: () => boolean): Promise<number> {
  await new Promise<void>((resolve) => {
    if (isSo()) {
      resolve();
      return;
    }
    const observer = new MutationObserver(() => {
      if (!isSo()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await nextFrame();
  // Ahead of all other work: what a table does after its paint is not part of the paint.
  return scheduler.postTask(() => performance.now(), { priority: 'user-blocking' });
}

async function timeWhen(isSo: () => boolean): Promise<number> {
  while (!isSo()) await wait(50);
  return performance.now();
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

declare global {
  interface Window {
    bench: Bench;
  }
}
