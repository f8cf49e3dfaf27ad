/** The text of one console call. */
const printed = (parts: unknown[]) => parts.map(String).join(' ').slice(0, 300);

/**
 * Listens to what a story complains about to the console. A story that means to complain takes `console.error` for
 * itself with `spyOn`.
 * @returns `expectQuiet` throws with what was logged; `stop` restores the console
 */
export function spyOnConsole() {
  const heard: string[] = [];
  // oxlint-disable-next-line eslint/no-console -- this is a spy on the console
  const own = { error: console.error.bind(console), warn: console.warn.bind(console) };
  const listen =
    (say: (...parts: unknown[]) => void) =>
    (...parts: unknown[]) => {
      heard.push(printed(parts));
      say(...parts);
    };
  Object.assign(console, { error: listen(own.error), warn: listen(own.warn) });
  return {
    expectQuiet: () => {
      if (heard.length > 0) throw new Error(`Complaints on the console:\n- ${heard.join('\n- ')}`);
    },
    stop: () => {
      Object.assign(console, own);
    },
  };
}
