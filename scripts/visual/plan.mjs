// Which pictures there are to take: stories × themes × appearances × widths, and what a story sets for itself.
import { APPEARANCES, THEMES, WIDTHS } from '../../.storybook/looks.ts';

/** Heights of a telephone and of a desk; a story that is longer is taken whole, up to `TALLEST`. */
const HEIGHT = 800;

/**
 * The name of a component in keys: that of its file of stories, with its folder where two files share a name.
 * @param {string[]} importPaths of all stories
 */
export function componentNames(importPaths) {
  const files = [...new Set(importPaths)];
  const short = (file) =>
    file
      .split('/')
      .at(-1)
      .replace(/\.stories\.\w+$/, '');
  const long = (file) => `${file.split('/').at(-2)}.${short(file)}`;
  const isShared = (file) => files.filter((other) => short(other) === short(file)).length > 1;
  return new Map(files.map((file) => [file, isShared(file) ? long(file) : short(file)]));
}

/** The key of a picture is also its path below a folder of pictures. */
export function pictureKey({ component, story, theme, appearance, width }) {
  return `${component}/${story}/${theme}.${appearance}.${width}`;
}

/** The parts of a key, the width as a number. */
export function parseKey(key) {
  const [component, story, look] = key.split('/');
  const [theme, appearance, width] = look.split('.');
  return { component, story, theme, appearance, width: Number(width) };
}

/** Whether a story is meant: one of the words stands in its component, title or name. */
export function matchesWords(words, { component, story, title, name }) {
  const text = `${component}/${story} ${title} ${name}`.toLowerCase();
  return words.length === 0 || words.some((word) => text.includes(word));
}

/** Whether a look is meant; a list that is missing limits nothing. */
export function matchesLook({ themes, appearances, widths }, { theme, appearance, width }) {
  return (
    (themes?.includes(theme) ?? true) &&
    (appearances?.includes(appearance) ?? true) &&
    (widths?.includes(width) ?? true)
  );
}

/** The width and height a story is looked at; one that sets its viewport is meant for that alone. */
function screensOf({ globals, viewports }) {
  const own = viewports?.[globals.viewport?.value]?.styles;
  if (!own) return WIDTHS.map((width) => ({ width, height: HEIGHT }));
  return [{ width: Number.parseInt(own.width, 10), height: Number.parseInt(own.height, 10) }];
}

function looksOf(story, limits) {
  const themes = story.globals.theme ? [story.globals.theme] : THEMES;
  const appearances = story.globals.appearance ? [story.globals.appearance] : APPEARANCES;
  return screensOf(story).flatMap((screen) =>
    themes
      .flatMap((theme) => appearances.map((appearance) => ({ ...screen, theme, appearance })))
      .filter((look) => matchesLook(limits, look)),
  );
}

/** A story under the names of its pictures. */
function named(stories) {
  const names = componentNames(stories.map((story) => story.importPath));
  return stories.map((told) => ({
    ...told,
    component: names.get(told.importPath),
    story: told.id.split('--').at(-1),
  }));
}

const aboutStory = ({ component, story, title, name }) => ({ component, story, title, name });

function unitOf(takes) {
  const [{ story, look }] = takes;
  const stories = [...Map.groupBy(takes, (take) => take.story).entries()].map(([own, ofStory]) => ({
    id: own.id,
    ...aboutStory(own),
    looks: ofStory.map((take) => ({
      theme: take.look.theme,
      appearance: take.look.appearance,
      key: pictureKey({ ...own, ...take.look }),
    })),
  }));
  return { component: story.component, width: look.width, height: look.height, stories };
}

/**
 * Gathers the pictures by component and screen: each gets a page of its own, so that what a page has seen before
 * does not hang on how the work was shared out.
 * @param stories as Storybook tells them: `{ id, title, name, importPath, globals, skip, viewports }`, `globals` those that the story sets
 * @param limits of `readOptions`
 * @returns `units` (component, width, height, stories with their looks; the longest first), `stories` by
 *   `component/story`, `skipped` with the reason that the story gives
 */
export function planPictures(stories, limits) {
  const meant = named(stories).filter((story) => matchesWords(limits.words, story));
  const skipped = meant.filter((story) => story.skip !== undefined);
  const taken = meant.filter((story) => story.skip === undefined);
  const takes = taken.flatMap((story) => looksOf(story, limits).map((look) => ({ story, look })));
  const byPage = Map.groupBy(takes, ({ story, look }) => `${story.component} ${look.width} ${look.height}`);
  return {
    units: [...byPage.values()].map(unitOf).sort((a, b) => b.stories.length - a.stories.length),
    stories: Object.fromEntries(
      taken.map((story) => [`${story.component}/${story.story}`, aboutStory(story)]),
    ),
    skipped: skipped.map((story) => ({ ...aboutStory(story), reason: story.skip })),
  };
}

/** The keys of all pictures of a plan. */
export function plannedKeys(units) {
  return units.flatMap((unit) => unit.stories.flatMap((story) => story.looks.map((look) => look.key)));
}
