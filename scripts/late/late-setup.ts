// Runs where the tests run, in a page or in Node. What the tests and their tools wait for is not delayed: they look at
// once, and so find all that is looked for too early.

const LATE_MS = Number(import.meta.env['LATE']);

/** In a page the tools are those of Vite's `deps` that are named here; the others are what the product is made of. */
const TOOLS =
  /@testing-library|user-event|dom\.esm|@vitest|\/vitest\/dist|deps\/(?:index|test|chai|vitest|@?storybook)|\/storybook\/|@storybook|msw|happy-dom|node:internal|\.(?:test|stories|fixtures)\.|\/(?:ui|portal)\/test\//;

type Run = (...args: unknown[]) => void;
type Moment = 'requestAnimationFrame' | 'requestIdleCallback';

declare global {
  /** Loads code, late at the first time in each file of tests, as on a machine that has not read it yet. */
  var importLate: <Code>(name: string, load: () => Promise<Code>) => Promise<Code>;
  /** The code that was loaded in the file of tests that runs; absent until the late mode is set up. */
  var codeLoaded: Set<string> | undefined;
}

const { setTimeout: start, clearTimeout: stop } = globalThis;
const later = () => new Promise((resolve) => start(resolve, LATE_MS));

/** Was this asked for by a test or one of its tools? The lines of the stack: the error, this, what was asked, who asks. */
function isAskedByTest(): boolean {
  return TOOLS.test(new Error('who asks').stack?.split('\n')[3] ?? '');
}

function delayTimers(): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real = globalThis[name] as (run: Run, ms: number, ...args: unknown[]) => unknown;
    const late = (run: Run, ms = 0, ...args: unknown[]) =>
      real(run, isAskedByTest() ? ms : ms + LATE_MS, ...args);
    Object.assign(globalThis, { [name]: Object.assign(late, real) });
  }
}

/** Frames and idle moments. While one waits for its delay it has a number of ours, by which it is cancelled. */
function delayMoments(ask: Moment, cancel: 'cancelAnimationFrame' | 'cancelIdleCallback'): void {
  if (!(ask in globalThis)) return;
  const [real, realCancel] = [globalThis[ask].bind(globalThis), globalThis[cancel].bind(globalThis)];
  const cancels = new Map<number, () => void>();
  let last = 1_000_000_000;
  const late = (run: Run, options?: object) => {
    if (isAskedByTest()) return real(run, options);
    last += 1;
    const number = last;
    const timer = start(() => {
      const id = real((moment: unknown) => {
        cancels.delete(number);
        run(moment);
      }, options);
      cancels.set(number, () => realCancel(id));
    }, LATE_MS);
    cancels.set(number, () => stop(timer));
    return number;
  };
  const lateCancel = (number: number) => {
    (cancels.get(number) ?? (() => realCancel(number)))();
    cancels.delete(number);
  };
  Object.assign(globalThis, { [ask]: late, [cancel]: lateCancel });
}

/** React works off what is not urgent by these: in Node by `setImmediate`, in a page by a channel. */
function delayTurns(): void {
  if ('setImmediate' in globalThis) {
    const { setImmediate: real, clearImmediate: realClear } = globalThis;
    Object.assign(globalThis, {
      setImmediate: (run: Run, ...args: unknown[]) =>
        isAskedByTest() ? real(run, ...args) : start(run, LATE_MS, ...args),
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
        port.postMessage = (message: unknown) => void later().then(() => post(message));
      }
    }
  };
}

function delayObservers(): void {
  if (!('ResizeObserver' in globalThis)) return;
  globalThis.ResizeObserver = class extends ResizeObserver {
    constructor(see: ResizeObserverCallback) {
      super((entries, observer) => {
        void later().then(() => this.#watching && see(entries, observer));
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

function delayCode(loaded: Set<string>): void {
  globalThis.importLate = async (name, load) => {
    if (!loaded.has(name)) await later();
    const code = await load();
    loaded.add(name);
    return code;
  };
}

// The page or process may go on with another file of tests.
if (globalThis.codeLoaded === undefined) {
  globalThis.codeLoaded = new Set();
  delayTimers();
  delayMoments('requestAnimationFrame', 'cancelAnimationFrame');
  delayMoments('requestIdleCallback', 'cancelIdleCallback');
  delayTurns();
  delayObservers();
  delayCode(globalThis.codeLoaded);
}
globalThis.codeLoaded.clear();
