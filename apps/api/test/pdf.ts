import { inflateSync } from 'node:zlib';
import { normaliseThai } from '@sahakorn/thai/words';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadPdf = {
  /** The text of each page, in the order in which it is drawn. */
  pages: string[];
  text: string;
  /** Pieces of text with their places, in points. */
  items: { text: string; width: number; height: number; right: number; bottom: number }[];
  info: Record<string, unknown>;
  /** Names of the structure's elements, in reading order. */
  tags: string[];
};

type TagNode = { role?: string; children?: TagNode[] };

/** Reads a PDF like a viewer without support for ActualText. */
export async function readPdf(file: Buffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  const tags: string[] = [];
  const items: ReadPdf['items'] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items: content } = await page.getTextContent();
    const found = content.filter((item) => 'str' in item);
    const texts = found.map(({ str }) => str);
    items.push(
      ...found.map(({ str, width, height, transform }) => ({
        text: str,
        width,
        height,
        right: Number(transform[4]) + width,
        bottom: Number(transform[5]),
      })),
    );
    pages.push(normaliseThai(texts.join('\n').replaceAll(/\n+/g, '\n')));
    tags.push(...getRoles((await page.getStructTree()) as TagNode));
  }
  const { info } = await document.getMetadata();
  await task.destroy();
  return { pages, text: pages.join('\n'), items, info: info as Record<string, unknown>, tags };
}

function getRoles({ role, children = [] }: TagNode): string[] {
  return [...(role === undefined ? [] : [role]), ...children.flatMap(getRoles)];
}

/** The drawing instructions of the pages, and whatever else is compressed, as they are written. */
export function pageContents(file: Buffer): string[] {
  const streams = [...file.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  return streams.map(([, bytes = '']) => inflate(bytes)).filter((text) => text.includes('BT\n'));
}

/** The text that the PDF offers for copying instead of what is drawn. */
export function actualTexts(file: Buffer): string[] {
  return pageContents(file).flatMap((content) =>
    [...content.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = '']) => unescaped(text)),
  );
}

/** Streams that are no pages, or not compressed, are ignored. */
function inflate(bytes: string): string {
  try {
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unescaped(text: string): string {
  const bytes = text.replaceAll(/\\([\s\S])/g, (_all, letter: string) => ESCAPES[letter] ?? letter);
  return Buffer.from(bytes, 'latin1').subarray(2).swap16().toString('utf16le');
}
