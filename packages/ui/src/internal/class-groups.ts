type Value = string | ((value: string) => boolean);
type ClassGroups = Record<string, (string | Record<string, Value[]>)[]>;

const any = (): boolean => true;
const isLength = (value: string): boolean => /^\[?[\d.]/.test(value);

const SIDES = ['x', 'y', 's', 'e', 't', 'r', 'b', 'l'];
const SIDES_WITHIN: Record<string, string[]> = { '': SIDES, x: ['s', 'e', 'r', 'l'], y: ['t', 'b'] };
const CORNERS = ['s', 'e', 't', 'r', 'b', 'l', 'ss', 'se', 'ee', 'es', 'tl', 'tr', 'br', 'bl'];
const CORNERS_WITHIN: Record<string, string[]> = {
  '': CORNERS,
  s: ['ss', 'es'],
  e: ['se', 'ee'],
  t: ['tl', 'tr'],
  r: ['tr', 'br'],
  b: ['br', 'bl'],
  l: ['tl', 'bl'],
};

/** Roots behind which every value sets the same property. */
const ROOTS =
  'w h size min-w min-h max-w max-h basis gap gap-x gap-y space-x space-y columns aspect ' +
  'inset inset-x inset-y top right bottom left start end z order opacity ' +
  'items self place-items place-content place-self justify justify-items justify-self content ' +
  'grid-cols grid-rows grid-flow col-span col-start col-end row-span row-start row-end ' +
  'leading tracking whitespace wrap break break-inside break-before break-after hyphens align line-clamp ' +
  'underline-offset outline-offset bg fill shadow animate transition duration delay ease ' +
  'rotate scale translate translate-x translate-y origin cursor select pointer-events touch appearance ' +
  'field-sizing forced-color-adjust float clear overflow overflow-x overflow-y ' +
  'overscroll overscroll-x overscroll-y';

/** Words of which each sets the same property. */
const WORDS: Record<string, string> = {
  display:
    'block inline-block inline flex inline-flex grid inline-grid table table-cell table-row table-caption ' +
    'table-row-group table-header-group table-footer-group contents ' +
    'list-item hidden flow-root',
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

/** Roots of several properties, told apart by the value; the last of each takes what is left. */
const MIXED: ClassGroups = {
  flex: [{ flex: [any] }],
  grow: [{ grow: ['', any] }],
  shrink: [{ shrink: ['', any] }],
  'text-size': [{ text: ['base', 'sm', 'md', 'lg', 'xl', '2xl', 'tile', '3xl', '4xl', isLength] }],
  'text-colour': [{ text: [any] }],
  'font-family': [{ font: [any] }],
  'decoration-thickness': [{ decoration: ['auto', 'from-font', isLength] }],
  'decoration-colour': [{ decoration: [any] }],
  'list-style': [{ list: [any] }],
  'object-position': [{ object: [any] }],
  'outline-width': [{ outline: ['', isLength] }],
  'outline-colour': [{ outline: [any] }],
  'stroke-width': [{ stroke: ['thin', 'thick', isLength] }],
  'stroke-colour': [{ stroke: [any] }],
  'divide-width-x': [{ 'divide-x': ['', isLength] }],
  'divide-width-y': [{ 'divide-y': ['', isLength] }],
  'divide-colour': [{ divide: [any] }],
  resize: [{ resize: ['', 'none', 'x', 'y'] }],
};

const groups: ClassGroups = {};
const conflicts: Record<string, string[]> = {
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

/** A property of four sides or corners: the whole overrides its parts, and never the other way round. */
function addParts(
  group: string,
  parts: string[],
  within: Record<string, string[]>,
  rootOf: (part: string) => string,
  values: Value[],
): void {
  for (const part of ['', ...parts]) groups[group + part] = [{ [rootOf(part)]: values }];
  for (const [part, inner] of Object.entries(within))
    conflicts[group + part] = inner.map((name) => group + name);
}

const dashed = (root: string) => (part: string) => (part ? `${root}-${part}` : root);

for (const [group, words] of Object.entries(WORDS)) groups[group] = words.split(' ');
for (const root of ROOTS.split(' ')) groups[root] = [{ [root]: [any] }];
for (const root of ['p', 'm', 'scroll-p', 'scroll-m'])
  addParts(root, SIDES, SIDES_WITHIN, (side) => root + side, [any]);
addParts('rounded', CORNERS, CORNERS_WITHIN, dashed('rounded'), ['', any]);
addParts('border-width', SIDES, SIDES_WITHIN, dashed('border'), ['', isLength]);
addParts('border-colour', SIDES, SIDES_WITHIN, dashed('border'), [any]);
Object.assign(groups, MIXED);

/**
 * Which utilities set the same property, for tailwind-merge. Its own table knows all of Tailwind and weighs more
 * than most components; this one knows what a kit of few tokens can meet, and takes `bg-cover` and `stroke-thin`
 * for what they are here. Tailwind does not read this file: see `@source not` in theme.css.
 */
export const CLASS_GROUPS = {
  cacheSize: 500,
  theme: {},
  classGroups: groups,
  conflictingClassGroups: conflicts,
  conflictingClassGroupModifiers: { 'text-size': ['leading'] },
  orderSensitiveModifiers: ['*', '**', 'after', 'backdrop', 'before', 'file', 'marker', 'placeholder'],
};
