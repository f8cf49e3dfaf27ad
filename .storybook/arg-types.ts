import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** A type as react-docgen describes it. */
type DocgenType = { name: string; raw?: string; value?: string; elements?: DocgenType[] };
type DocgenProp = {
  description?: string;
  required?: boolean;
  tsType?: DocgenType;
  defaultValue?: { value: string };
};
type DocgenInfo = { props?: Record<string, DocgenProp> };

/** The file to which Storybook's build writes the results of react-docgen. */
const DOCGEN = '__docgenInfo';
const MOST_RADIOS = 4;
const TEXTS = new Set(['string', 'ReactNode', 'ReactElement | string']);

/** The choices of a union, without `undefined`, which every optional prop has. */
function getChoices(type: DocgenType): DocgenType[] {
  const choices = type.name === 'union' ? (type.elements ?? []).flatMap(getChoices) : [type];
  return choices.filter(({ name }) => name !== 'undefined');
}

/** The type as an author writes it: `'sm' | 'md'`, `string`, `Partial<PagerWords>`. */
function writeType(type: DocgenType): string {
  const choices = getChoices(type);
  // The parser does not support functions in brackets, so the whole union is copied unchanged.
  const isUnknown = choices.some(({ name }) => name === 'unknown');
  const written =
    isUnknown && type.raw !== undefined
      ? type.raw.replace(/\s*\|\s*undefined$/, '')
      : choices.map(({ name, raw, value }) => value ?? raw ?? name).join(' | ');
  // A type that still has no text is a `readonly` list, which the parser does not support either.
  if (written === 'unknown') return 'list';
  return written.replaceAll(/typeof [A-Z_]+/g, 'Words');
}

/** The texts to choose from, if the type has no other values. */
function getOptions(type: DocgenType): string[] | null {
  const choices = getChoices(type);
  const texts = choices.flatMap(({ name, value }) =>
    name === 'literal' && value?.startsWith("'") ? [value.slice(1, -1)] : [],
  );
  return texts.length === choices.length ? texts : null;
}

/** A control in which people can work; false for functions, lists, elements and objects, which are code. */
function chooseControl(type: DocgenType, arg: unknown) {
  const options = getOptions(type);
  if (options) return { type: options.length > MOST_RADIOS ? 'select' : 'inline-radio' } as const;
  const written = writeType(type).replace(' | null', '');
  if (written === 'boolean' || written === 'number') return { type: written } as const;
  const isText = TEXTS.has(written) && (arg === undefined || arg === null || typeof arg === 'string');
  return isText ? ({ type: 'text' } as const) : (false as const);
}

function getDocgenInfo(component: unknown): DocgenInfo {
  const hasInfo = typeof component === 'function' && DOCGEN in component;
  return hasInfo ? (component[DOCGEN] as DocgenInfo) : {};
}

/** The rows of a table of props, with types written out. */
export function extractArgTypes(component: unknown) {
  const { props = {} } = getDocgenInfo(component);
  return Object.fromEntries(
    Object.entries(props).map(([name, { description, required = false, tsType, defaultValue }]) => {
      const summary = tsType && writeType(tsType);
      const table = {
        type: { summary },
        ...(defaultValue && { defaultValue: { summary: defaultValue.value } }),
      };
      const type = { name: 'other' as const, value: summary ?? '', required };
      return [name, { name, description, type, table }];
    }),
  );
}

/** Gives each prop a suitable control. Settings of a story take precedence. */
export const fitControls: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { props = {} } = getDocgenInfo(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType;
      if (!(name in props)) return [name, argType];
      if (!type) return [name, { ...argType, control: argType.control ?? false }];
      const control = argType.control ?? chooseControl(type, initialArgs[name]);
      const options = argType.options ?? getOptions(type) ?? undefined;
      return [name, { ...argType, control, ...(options && { options }) }];
    }),
  );
};
