import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../../../shared/data/thaigov_news');
const NEWS = path.join(FOLDER, 'news_sample.jsonl.xz');
const HEADLINES = path.join(FOLDER, 'titles_all.tsv.xz');
const MAX_BYTES = 256 * 1024 * 1024;

/** A real item of news as it was published. */
export type NewsItem = {
  id: number;
  category: string;
  date: string;
  title: string;
  lead: string;
  body: string;
  url: string;
};

export type Headline = { id: number; date: string; category: string; title: string };

/** Whether the news and a program that unpacks them are available. */
export function hasThaigovNews(): boolean {
  try {
    execFileSync('xz', ['--version'], { stdio: 'ignore' });
    return existsSync(NEWS) && existsSync(HEADLINES);
  } catch {
    return false;
  }
}

function unpack(file: string): string[] {
  const text = execFileSync('xz', ['-dc', file], { maxBuffer: MAX_BYTES, encoding: 'utf8' });
  return text.trimEnd().split('\n');
}

/** The 6,083 items with their texts. */
export function readNews(): NewsItem[] {
  return unpack(NEWS).map((line) => JSON.parse(line) as NewsItem);
}

/** The 52,788 headlines. */
export function readHeadlines(): Headline[] {
  return unpack(HEADLINES)
    .slice(1)
    .map((line) => {
      const [id = '', date = '', category = '', title = ''] = line.split('\t');
      return { id: Number(id), date, category, title };
    });
}
