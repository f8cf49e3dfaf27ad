// Runs inside Storybook's page: handed to it as text, so nothing here may lean on the module around it.

/** Before anything else of the page: time stands still for those who ask it, and nothing blinks. */
export function prepareDocument() {
  const NOW = Date.parse('2026-06-15T03:30:00Z');
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      super(...(given.length === 0 ? [NOW] : given));
    }
    static now() {
      return NOW;
    }
  };
  const quiet = new CSSStyleSheet();
  quiet.replaceSync(
    `*, ::before, ::after { caret-color: transparent !important; scroll-behavior: auto !important; transition: none !important; }
    ::-webkit-scrollbar { display: none !important; }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, quiet];
}

/** What a story says of itself, for the plan. */
export async function tellStories() {
  const told = await globalThis['__STORYBOOK_PREVIEW__'].extract();
  return Object.values(told).map(({ id, title, name, parameters, storyGlobals }) => ({
    id,
    title,
    name,
    importPath: parameters.fileName,
    globals: storyGlobals ?? {},
    skip: parameters.visual?.skip,
    viewports: parameters.viewport?.options,
  }));
}

/** The channel to Storybook: tells it what to show, and waits until that has come to rest. */
export function openChannel() {
  const STORY_MS = 30_000;
  const QUIET_MS = 80;
  const RESTLESS_MS = 3000;
  const TALLEST = 4000;
  const ENDLESS = 20_000;
  const MARGIN = 24;
  const channel = globalThis['__STORYBOOK_ADDONS_CHANNEL__'];
  const FAULTS = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'];

  // Matchers colour their words for a terminal.
  const COLOURS = new RegExp(String.raw`\u001B\[\d+m`, 'g');
  const words = (fault) =>
    String(fault?.message ?? fault?.description ?? fault?.title ?? fault).replaceAll(COLOURS, '');
  const nextFrame = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

  /** Gives what went wrong, or undefined. */
  function show(event, payload) {
    return new Promise((resolve) => {
      let fault;
      const listeners = [
        ...FAULTS.map((name) => [name, (told) => finish(`${name}: ${words(told)}`)]),
        ['unhandledErrorsWhilePlaying', ([first]) => (fault = words(first))],
        [
          'storyFinished',
          ({ status }) => finish(status === 'success' ? fault : (fault ?? 'did not succeed')),
        ],
      ];
      const timer = setTimeout(() => finish(`did not finish within ${STORY_MS / 1000} s`), STORY_MS);
      function finish(told) {
        clearTimeout(timer);
        for (const [name, listener] of listeners) channel.off(name, listener);
        resolve(told);
      }
      for (const [name, listener] of listeners) channel.on(name, listener);
      channel.emit(event, payload);
    });
  }

  async function settle() {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await nextFrame();
  }

  /** Until nothing has changed for a while: parts that come in portions, toasts, focus. */
  function untilQuiet() {
    return new Promise((resolve) => {
      const end = () => {
        observer.disconnect();
        clearTimeout(timer);
        clearTimeout(limit);
        resolve();
      };
      let timer = setTimeout(end, QUIET_MS);
      const limit = setTimeout(end, RESTLESS_MS);
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(end, QUIET_MS);
      });
      observer.observe(document.documentElement, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
  }

  /**
   * As far down as there is anything to see, and a little of what is around it. Of thousands of rows the first
   * screen stands for all: to look beyond it, the browser lays them all out twice a picture. Under an open dialog,
   * which holds the page still, there is no beyond.
   */
  function height() {
    const whole = document.documentElement.scrollHeight;
    const isHeld = getComputedStyle(document.body).overflowY === 'hidden';
    if (whole > ENDLESS || (isHeld && whole > innerHeight)) return innerHeight;
    if (whole > innerHeight) return Math.min(whole, TALLEST);
    let bottom = 0;
    for (const element of document.body.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.height > 0 && box.bottom > bottom) bottom = box.bottom;
    }
    return Math.min(innerHeight, Math.ceil(bottom) + MARGIN);
  }

  let isShowing = false;
  globalThis.visual = {
    /** Mounts a story in the look in which its play function was written. */
    async mount(storyId) {
      const globals = { theme: 'default', appearance: 'light', a11y: { manual: true } };
      // The story before this one takes them up too, and must have ended before it goes.
      if (isShowing) await show('updateGlobals', { globals });
      else channel.emit('updateGlobals', { globals });
      isShowing = true;
      const fault = await show('setCurrentStory', { storyId, viewMode: 'story' });
      if (fault !== undefined) return fault;
      await untilQuiet();
      // What was painted while it moved keeps its edges until it is painted anew: so the first picture comes after a change.
      return show('updateGlobals', { globals: { theme: 'mangkhut', appearance: 'dark' } });
    },
    /** Gives the height of the picture, or what went wrong. */
    async look(globals) {
      const fault = await show('updateGlobals', { globals });
      if (fault !== undefined) return { fault };
      await settle();
      return { height: height() };
    },
  };
}
