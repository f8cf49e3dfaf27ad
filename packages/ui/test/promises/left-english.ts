import { describeText, elementsIn, getTextNodes } from './thai-text.ts';

const NAMING_ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'aria-braillelabel',
  'placeholder',
  'alt',
  'title',
  'label',
];

/** Words of Latin letters that belong in a Thai portal. */
const ALLOWED = [
  /[\w.+*-]*@[\w.-]*/g, // e-mail, whole, masked or half typed, and names in a chat
  /\b(?:Online|PDF|Excel|CSV|JSON|ZIP|JPEG|PNG|HEIC)\b/g,
  /\b(?:Chrome|Edge|Firefox|Safari) บน (?:Android|iOS|Linux|macOS|Windows)\b/g, // a member's devices
  /\b[A-Z]{4}(?:[\s-][A-Z]{4}){2}\b/g, // tracking codes
  /\b[A-Z]{1,5}[-/]?\d[\dA-Z/-]*/g, // document numbers
  /\bx[x-]+/g, // masked digits
];

const COOPERATIVE = /\bCo-?operative\b.*\bLimited$/s;

const ENGLISH = /[A-Za-z]{2,}/g;

/** The English words of a text that a screen reader would say. */
export function englishIn(text: string): string[] {
  let rest = text;
  for (const pattern of ALLOWED) rest = rest.replaceAll(pattern, ' ');
  return rest.match(ENGLISH) ?? [];
}

/** Controls whose words come from the browser, in the browser's language. */
const FOREIGN_CONTROLS =
  'input:is([type=file], [type=date], [type=time], [type=month], [type=week], [type=datetime-local])';

function isExposed(element: Element): boolean {
  if (element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('inert')) return false;
  const { display, visibility } = getComputedStyle(element);
  return display !== 'none' && visibility !== 'hidden';
}

/** Words that an element takes from elsewhere on the page, hidden or not. */
function referredTexts(element: Element): string[] {
  return ['aria-labelledby', 'aria-describedby', 'aria-errormessage', 'aria-details']
    .flatMap((attribute) => element.getAttribute(attribute)?.split(/\s+/) ?? [])
    .map((id) => document.getElementById(id)?.textContent ?? '');
}

function generatedTexts(element: Element): string[] {
  return ['::before', '::after', '::marker'].map((part) => {
    const { content } = getComputedStyle(element, part);
    return content.startsWith('"') ? content : '';
  });
}

function getWords(element: Element): string[] {
  const ofButton =
    element instanceof HTMLInputElement && ['button', 'submit', 'reset'].includes(element.type);
  return [
    ...getTextNodes(element).map((text) => text.data),
    ...NAMING_ATTRIBUTES.map((attribute) => element.getAttribute(attribute) ?? ''),
    ...referredTexts(element),
    ...generatedTexts(element),
    ...(ofButton ? [element.value] : []),
  ];
}

/** A cooperative's name, and names in code on the pages for designers; both are marked as English for the voice. */
export function isMeantAsEnglish(element: Element): boolean {
  if (element.matches('code[lang=en]')) return true;
  return element.matches('[lang=en], [lang=en] *') && COOPERATIVE.test(element.textContent.trim());
}

/** English words left in the accessibility tree: texts, names, descriptions, generated content. */
export function findEnglish(roots: Element[]): string[] {
  return roots.flatMap((root) =>
    [...elementsIn(root, isExposed)].flatMap((element) => {
      const words = isMeantAsEnglish(element) ? [] : getWords(element).flatMap(englishIn);
      if (element.matches(FOREIGN_CONTROLS))
        return [`${describeText(element, '')}: speaks the browser's language`];
      return words.length > 0
        ? [`${describeText(element, words.join(' '))}: English in the accessibility tree`]
        : [];
    }),
  );
}
