import { describeText, storyRoots } from './thai-text.ts';

/** Least size of a touch target, in px at a text size of 100 %. */
const LEAST_PX = 44;
const SLACK_PX = 0.5;
/** What is only for screen readers until it takes focus is a pixel or two. */
const UNSEEN_PX = 4;

const CONTROLS = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  ...[
    'button',
    'link',
    'menuitem',
    'menuitemradio',
    'menuitemcheckbox',
    'tab',
    'checkbox',
    'radio',
    'switch',
    'option',
  ].map((role) => `[role=${role}]`),
].join(', ');

function isShown(control: Element): boolean {
  if (control.closest('[aria-hidden=true], [inert]')) return false;
  const { width, height } = control.getBoundingClientRect();
  if (Math.min(width, height) <= UNSEEN_PX) return false;
  return control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** A link among the words of a sentence is as high as its line (WCAG 2.5.8 leaves it out as well). */
function isInSentence(control: Element): boolean {
  // A telephone number stays on one line as an inline block.
  if (!/^inline(-block)?$/.test(getComputedStyle(control).display)) return false;
  const around = control.parentElement?.textContent ?? '';
  return around.replace(control.textContent, '').trim() !== '';
}

function getParts(control: Element): Element[] {
  const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
  return [control, ...labels];
}

/** How many pixels from a point, in one direction, a touch still lands on the control. */
function reach(parts: Element[], x: number, y: number, dx: number, dy: number): number {
  for (let step = 1; step <= LEAST_PX; step += 1) {
    const hit = document.elementFromPoint(x + dx * step, y + dy * step);
    if (!hit || !parts.some((part) => part.contains(hit))) return step - 1;
  }
  return LEAST_PX;
}

const isLargeEnough = ({ width, height }: { width: number; height: number }) =>
  Math.min(width, height) >= LEAST_PX - SLACK_PX;

/** Width and height of what can be touched: at least the control, and its label and the row that it stretches over. */
function touchSize(control: Element): { width: number; height: number } {
  const drawn = control.getBoundingClientRect();
  if (isLargeEnough(drawn)) return drawn;
  control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const rect = control.getBoundingClientRect();
  const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
  const parts = getParts(control);
  const size = { width: rect.width, height: rect.height };
  const hit = document.elementFromPoint(x, y);
  if (!hit || !parts.some((part) => part.contains(hit))) return size;
  const across = reach(parts, x, y, -1, 0) + 1 + reach(parts, x, y, 1, 0);
  const down = reach(parts, x, y, 0, -1) + 1 + reach(parts, x, y, 0, 1);
  return { width: Math.max(size.width, across), height: Math.max(size.height, down) };
}

/** Controls that are smaller than a fingertip. */
export function findSmallTargets(roots: Element[]): string[] {
  return roots
    .flatMap((root) => [...root.querySelectorAll(CONTROLS)])
    .filter((control) => isShown(control) && !isInSentence(control))
    .flatMap((control) => {
      const { width, height } = touchSize(control);
      if (isLargeEnough({ width, height })) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return [
        `${describeText(control, name)}: ${Math.round(width)} × ${Math.round(height)} px to touch, under ${LEAST_PX}`,
      ];
    });
}

/** Throws with the list of controls of a story that are too small, if there is any. */
export function expectLargeTargets(canvas: Element): void {
  const problems = findSmallTargets(storyRoots(canvas));
  if (problems.length > 0) throw new Error(`Too small to touch:\n- ${problems.join('\n- ')}`);
}
