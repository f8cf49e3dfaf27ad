type Rule = { group: string; takes: (value: string) => boolean };

const any = (): boolean => true;
const some = (value: string): boolean => value !== '';
const isWidth = (value: string): boolean => /^(\[?[\d.].*)?$/.test(value);
const oneOf = (words: string) => {
  const known = words.split(' ');
  return (value: string): boolean => known.includes(value) || /^\[?[\d.]+(px|rem|em)/.test(value);
};

/** Words of which each sets the same property. */
const WORDS: Record<string, string> = {
  display:
    'block inline-block inline flex inline-flex grid inline-grid table table-cell table-row table-caption ' +
    'table-row-group table-header-group table-footer-group contents list-item hidden flow-root',
  position: 'static fixed absolute relative sticky',
  visibility: 'visible invisible collapse',
  isolation: 'isolate isolation-auto',
  sr: 'sr-only not-sr-only',
  'flex-direction': 'flex-row flex-row-reverse flex-col flex-col-reverse',
  'flex-wrap': 'flex-wrap flex-wrap-reverse flex-nowrap',
  'table-layout': 'table-auto table-fixed',
  'border-collapse': 'border-collapse border-separate',
  'border-style': 'border-solid border-dashed border-dotted border-double border-hidden border-none',
  'outline-style': 'outline-solid outline-dashed outline-dotted outline-double outline-none outline-hidden',
  'text-align': 'text-left text-center text-right text-justify text-start text-end',
  'text-wrap': 'text-wrap text-nowrap text-balance text-pretty',
  'text-overflow': 'truncate text-ellipsis text-clip',
  'text-line': 'underline overline line-through no-underline',
  'text-style': 'italic not-italic',
  'font-weight': 'font-normal font-medium font-semibold font-bold',
  'decoration-style':
    'decoration-solid decoration-double decoration-dotted decoration-dashed decoration-wavy',
  'list-position': 'list-inside list-outside',
  'object-fit': 'object-contain object-cover object-fill object-none object-scale-down',
  'numbers-normal': 'normal-nums',
  'numbers-figure': 'lining-nums oldstyle-nums',
  'numbers-spacing': 'proportional-nums tabular-nums',
  'numbers-fraction': 'diagonal-fractions stacked-fractions',
};

/** Roots behind which every value sets the same property. */
const ROOTS =
  'w h size min-w min-h max-w max-h basis gap gap-x gap-y space-x space-y columns aspect ' +
  'inset inset-x inset-y top right bottom left start end z order opacity flex font list object ' +
  'items self place-items place-content place-self justify justify-items justify-self content ' +
  'grid-cols grid-rows grid-flow col-span col-start col-end row-span row-start row-end ' +
  'leading tracking whitespace wrap break break-inside break-before break-after hyphens align line-clamp ' +
  'underline-offset outline-offset bg fill shadow animate transition duration delay ease ' +
  'rotate scale translate translate-x translate-y origin cursor select pointer-events touch appearance ' +
  'field-sizing forced-color-adjust float clear overflow overflow-x overflow-y ' +
  'overscroll overscroll-x overscroll-y';

const rules = new Map<string, Rule[]>();

function addPlain(root: string, takes: Rule['takes'], group = root): void {
  rules.set(root, [{ group, takes }]);
}

/** A root of two properties: a colour is what is left. */
function addColoured(root: string, part: string, other: string, takes: Rule['takes']): void {
  rules.set(part ? `${root}-${part}` : root, [
    { group: `${root}-${other}${part}`, takes },
    { group: `${root}-colour${part}`, takes: some },
  ]);
}

/** Groups that a group overrides as well, as the whole overrides its parts. */
export const OVERRIDDEN: Record<string, string[]> = {
  overflow: ['overflow-x', 'overflow-y'],
  overscroll: ['overscroll-x', 'overscroll-y'],
  inset: ['inset-x', 'inset-y', 'start', 'end', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['start', 'end', 'right', 'left'],
  'inset-y': ['top', 'bottom'],
  flex: ['basis', 'grow', 'shrink'],
  gap: ['gap-x', 'gap-y'],
  size: ['w', 'h'],
  translate: ['translate-x', 'translate-y'],
  'text-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  'numbers-normal': ['numbers-figure', 'numbers-spacing', 'numbers-fraction'],
  'numbers-figure': ['numbers-normal'],
  'numbers-spacing': ['numbers-normal'],
  'numbers-fraction': ['numbers-normal'],
};

const SIDES = ['', 'x', 'y', 's', 'e', 't', 'r', 'b', 'l'];
const CORNERS = ['', 's', 'e', 't', 'r', 'b', 'l', 'ss', 'se', 'ee', 'es', 'tl', 'tr', 'br', 'bl'];
const CORNERS_OF: Record<string, string> = {
  s: 'ss es',
  e: 'se ee',
  t: 'tl tr',
  r: 'tr br',
  b: 'br bl',
  l: 'tl bl',
};

function overridesParts(group: string, parts: string[], of: Record<string, string>): void {
  OVERRIDDEN[group] = parts.slice(1).map((part) => group + part);
  for (const [part, inner] of Object.entries(of))
    OVERRIDDEN[group + part] = inner.split(' ').map((name) => group + name);
}

for (const root of ROOTS.split(' ')) addPlain(root, some);
for (const root of ['grow', 'shrink', 'resize', 'shadow', 'transition']) addPlain(root, any);
addPlain('divide', some);
addPlain('divide-x', isWidth);
addPlain('divide-y', isWidth);
for (const side of SIDES) {
  for (const root of ['p', 'm', 'scroll-p', 'scroll-m']) addPlain(root + side, some);
  addColoured('border', side, 'width', isWidth);
}
for (const group of ['p', 'm', 'scroll-p', 'scroll-m', 'border-width', 'border-colour'])
  overridesParts(group, SIDES, { x: 's e r l', y: 't b' });
for (const corner of CORNERS) addPlain(corner ? `rounded-${corner}` : 'rounded', any, `rounded${corner}`);
overridesParts('rounded', CORNERS, CORNERS_OF);
addColoured('text', '', 'size', oneOf('base sm md lg xl 2xl tile 3xl 4xl'));
addColoured('decoration', '', 'thickness', oneOf('auto from-font 0 1 2 4 8'));
addColoured('outline', '', 'width', isWidth);
addColoured('stroke', '', 'width', oneOf('thin thick 0 1 2 3'));

const groupOfWord = new Map(
  Object.entries(WORDS).flatMap(([group, words]) => words.split(' ').map((word) => [word, group])),
);

/**
 * What a utility without its variants sets: `px-4` and `px-button` give the same group. Nothing for a class that is
 * not known here: this table has what a kit without arbitrary values can meet, not all of Tailwind. Tailwind does not
 * read this file for classes: see `@source not` in theme.css.
 */
export function groupOf(utility: string): string | undefined {
  const word = groupOfWord.get(utility);
  if (word) return word;
  const positive = utility.replace(/^-/, '');
  for (let end = positive.length; end > 0; end = positive.lastIndexOf('-', end - 1)) {
    const value = positive.slice(end + 1).replace(/\/[^)\]]*$/, '');
    const rule = rules.get(positive.slice(0, end))?.find(({ takes }) => takes(value));
    if (rule) return rule.group;
  }
  return undefined;
}
