import { spawn } from 'node:child_process';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getMediaType } from '../media/media-type.ts';
import { FairQueue } from '../../limits/fair-queue.ts';

/** The area to crop, in pixels of the upright picture. */
export type PixelArea = { x: number; y: number; width: number; height: number };

/** The exit codes of the child process. */
export const PORTRAIT_EXITS = { made: 0, refused: 3, outside: 4 } as const;

/** A refused picture. `outside`: the area is not inside it. */
export type PortraitError = 'unreadable' | 'outside';

const CHILD = path.join(import.meta.dirname, 'portrait-worker.ts');
const CHILD_TIMEOUT_MS = 8000;
const ACCEPTED = ['image/jpeg', 'image/png', 'image/gif'];

/** The end markers of picture files; GIF has none that is unique. */
const END_MARKERS: Readonly<Record<string, Buffer>> = {
  'image/jpeg': Buffer.from([0xff, 0xd9]),
  'image/png': Buffer.from('IEND'),
};
/** Phones may append metadata to a picture; a web page appended to it is an attack. */
const MARKUP = /<\s*(?:!doctype|html|head|body|script|svg|iframe|\?php)/i;

// One picture uses a whole core and much memory.
const queue = new FairQueue({ running: 1, waiting: 8, busySeconds: 5 });

/**
 * Crops a JPEG, PNG or GIF to a portrait 512 pixels wide, upright, on white, without metadata.
 * @throws QueueFull when too many pictures wait
 */
export async function makePortrait(
  source: Buffer,
  area: PixelArea,
  membershipNo: string,
): Promise<Buffer | PortraitError> {
  const { type } = getMediaType(source, '');
  if (!ACCEPTED.includes(type) || isAlsoHtml(source, type)) return 'unreadable';
  return queue.run({ member: membershipNo }, null, () => crop(source, area));
}

/** Whether a picture file is also a web page (polyglot). */
function isAlsoHtml(source: Buffer, type: string): boolean {
  const mark = END_MARKERS[type];
  const end = mark ? source.indexOf(mark) : 0;
  return MARKUP.test(source.toString('latin1', Math.max(0, end)));
}

async function crop(source: Buffer, area: PixelArea): Promise<Buffer | PortraitError> {
  const child = spawn(process.execPath, [CHILD, JSON.stringify(area)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    timeout: CHILD_TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  // The child may exit before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(source);
  const [jpeg, code] = await Promise.all([buffer(child.stdout), exited]);
  if (code === PORTRAIT_EXITS.made && jpeg.length > 0) return jpeg;
  return code === PORTRAIT_EXITS.outside ? 'outside' : 'unreadable';
}
