// Runs beside the tests, in a page or in Node. Timers of the tests and their tools are not delayed, so a
// test that looks too early finds nothing.

const LATE_MS = Number(import.meta.env['LATE']);

/**
 * Stack lines of tests and test tools. In a page, other files in Vite's
 * `deps` are dependencies of the product.
 */
const TOOLS =
  /@testing-library|user-event|dom\.esm|@vitest|\/vitest\/dist|deps\/(?:index|test|chai|vitest|@?storybook)|\/storybook\/|@storybook|msw|happy-dom|node:internal|\.(?:test|stories|fixtures)\.|\/(?:ui|portal)\/test\//;

type Run = (...args: unknown[]) => void;
type FrameRequest = 'requestAnimationFrame' | 'requestIdleCallback';

declare global {
  /** Delays a dynamic import the first time in each test file, as if nothing were cached. */
  var importLate: <Code>(name: string, load: () => Promise<Code>) => Promise<Code>;
  /**
   * The modules that the current test file has imported dynamically; undefined before the first test file.
   */
  var codeLoaded: Set<string> | undefined;
}

const { setTimeout: start, clearTimeout: stop } = globalThis;
const delay = () => new Promise((resolve) => start(resolve, LATE_MS));

/**
 * The fourth line of the stack is the caller: it follows the error, this function and the delayed function.
 */
function isCalledByTest(): boolean {
  return TOOLS.test(new Error('caller').stack?.split('\n')[3] ?? '');
}

function delayTimers(): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real = globalThis[name] as (run: Run, ms: number, ...args: unknown[]) => unknown;
    const late = (run: Run, ms = 0, ...args: unknown[]) =>
      real(run, isCalledByTest() ? ms : ms + LATE_MS, ...args);
    Object.assign(globalThis, { [name]: Object.assign(late, real) });
  }
}

/**
 * Delays animation frames or idle callbacks. During the delay a callback has a
 * replacement id, so it can be cancelled.
 */
function delayFrames(request: FrameRequest, cancel: 'cancelAnimationFrame' | 'cancelIdleCallback'): void {
  if (!(request in globalThis)) return;
  const [real, realCancel] = [globalThis[request].bind(globalThis), globalThis[cancel].bind(globalThis)];
  const cancels = new Map<number, () => void>();
  let lastId = 1_000_000_000;
  const late = (run: Run, options?: object) => {
    if (isCalledByTest()) return real(run, options);
    lastId += 1;
    const id = lastId;
    const timer = start(() => {
      const realId = real((time: unknown) => {
        cancels.delete(id);
        run(time);
      }, options);
      cancels.set(id, () => realCancel(realId));
    }, LATE_MS);
    cancels.set(id, () => stop(timer));
    return id;
  };
  const lateCancel = (id: number) => {
    (cancels.get(id) ?? (() => realCancel(id)))();
    cancels.delete(id);
  };
  Object.assign(globalThis, { [request]: late, [cancel]: lateCancel });
}

/** React's scheduler uses `setImmediate` in Node and a `MessageChannel` in a page. */
function delayScheduler(): void {
  if ('setImmediate' in globalThis) {
    const { setImmediate: real, clearImmediate: realClear } = globalThis;
    Object.assign(globalThis, {
      setImmediate: (run: Run, ...args: unknown[]) =>
        isCalledByTest() ? real(run, ...args) : start(run, LATE_MS, ...args),
      clearImmediate: (id: NodeJS.Immediate & NodeJS.Timeout) => {
        realClear(id);
        stop(id);
      },
    });
    return;
  }
  globalThis.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      for (const port of [this.port1, this.port2]) {
        const post = port.postMessage.bind(port);
        port.postMessage = (message: unknown) => void delay().then(() => post(message));
      }
    }
  };
}

function delayObservers(): void {
  if (!('ResizeObserver' in globalThis)) return;
  globalThis.ResizeObserver = class extends ResizeObserver {
    constructor(notify: ResizeObserverCallback) {
      super((entries, observer) => {
        void delay().then(() => this.#watching && notify(entries, observer));
      });
    }
    #watching = true;
    override observe(target: Element, options?: ResizeObserverOptions): void {
      this.#watching = true;
      super.observe(target, options);
    }
    override disconnect(): void {
      this.#watching = false;
      super.disconnect();
    }
  };
}

function delayImports(loaded: Set<string>): void {
  globalThis.importLate = async (name, load) => {
    if (!loaded.has(name)) await delay();
    const code = await load();
    loaded.add(name);
    return code;
  };
}

// The page or process may run further test files.
if (globalThis.codeLoaded === undefined) {
  globalThis.codeLoaded = new Set();
  delayTimers();
  delayFrames('requestAnimationFrame', 'cancelAnimationFrame');
  delayFrames('requestIdleCallback', 'cancelIdleCallback');
  delayScheduler();
  delayObservers();
  delayImports(globalThis.codeLoaded);
}
globalThis.codeLoaded.clear();
