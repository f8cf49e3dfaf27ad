import { spawn } from 'node:child_process';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getMediaType } from '../media/media-type.ts';
import { createWorkQueue } from '../../limits/work-queue.ts';

/** What is cut out, in pixels of the picture as it is seen. */
export type PixelArea = { x: number; y: number; width: number; height: number };

/** What the child says by its exit. */
export const PORTRAIT_EXITS = { made: 0, refused: 3, outside: 4 } as const;

/** A picture that is not taken. `outside`: the area is not inside it. */
export type PortraitFault = 'unreadable' | 'outside';

const CHILD = path.join(import.meta.dirname, 'portrait-worker.ts');
const CHILD_MS = 8000;
const ACCEPTED = ['image/jpeg', 'image/png', 'image/gif'];

/** Where the picture itself ends in a file; a GIF has no mark that is its own. */
const ENDS: Readonly<Record<string, Buffer>> = {
  'image/jpeg': Buffer.from([0xff, 0xd9]),
  'image/png': Buffer.from('IEND'),
};
/** Phones put notes of their own behind a picture; nobody honest puts a page there. */
const MARKUP = /<\s*(?:!doctype|html|head|body|script|svg|iframe|\?php)/i;

// One picture takes a whole core and its memory.
const queue = createWorkQueue({ running: 1, waiting: 8, busySeconds: 5 });

/**
 * Cuts a portrait 512 pixels wide out of a JPEG, PNG or GIF, upright, on white, without the file's own notes.
 * @throws ServiceUnavailable when too many pictures wait
 */
export async function makePortrait(source: Buffer, area: PixelArea): Promise<Buffer | PortraitFault> {
  const { type } = getMediaType(source, '');
  if (!ACCEPTED.includes(type) || isPageToo(source, type)) return 'unreadable';
  return queue.run(() => cut(source, area));
}

/** Whether a file that shows as a picture would also open as a page. */
function isPageToo(source: Buffer, type: string): boolean {
  const mark = ENDS[type];
  const end = mark ? source.indexOf(mark) : 0;
  return MARKUP.test(source.toString('latin1', Math.max(0, end)));
}

async function cut(source: Buffer, area: PixelArea): Promise<Buffer | PortraitFault> {
  const child = spawn(process.execPath, [CHILD, JSON.stringify(area)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    timeout: CHILD_MS,
    killSignal: 'SIGKILL',
  });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  // A child that is done with a bad file reads no further.
  child.stdin.on('error', () => {});
  child.stdin.end(source);
  const [jpeg, code] = await Promise.all([buffer(child.stdout), exited]);
  if (code === PORTRAIT_EXITS.made && jpeg.length > 0) return jpeg;
  return code === PORTRAIT_EXITS.outside ? 'outside' : 'unreadable';
}
