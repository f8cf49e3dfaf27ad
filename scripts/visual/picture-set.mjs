// A folder of pictures, and a list of what is in it.
import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const LIST = 'pictures.json';

/** The place of a picture below its folder. */
export const pictureFile = (folder, key) => path.join(folder, `${key}.png`);

/** The keys of the pictures that lie in a folder, in order; none if there is no such folder. */
export function listPictures(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -'.png'.length).replaceAll(path.sep, '/'))
    .sort((a, b) => a.localeCompare(b));
}

/** A picture, or undefined. */
export async function readPicture(folder, key) {
  try {
    return await readFile(pictureFile(folder, key));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

export async function writePicture(folder, key, png) {
  const file = pictureFile(folder, key);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, png);
}

export async function copyPicture(from, to, key) {
  const file = pictureFile(to, key);
  await mkdir(path.dirname(file), { recursive: true });
  await copyFile(pictureFile(from, key), file);
}

export function removePicture(folder, key) {
  return rm(pictureFile(folder, key), { force: true });
}

/** What was written beside the pictures: the browser, the stories' titles, what the run was limited to. */
export async function readList(folder) {
  try {
    return JSON.parse(await readFile(path.join(folder, LIST), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

export async function writeList(folder, list) {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, LIST), `${JSON.stringify(list, null, 1)}\n`);
}
