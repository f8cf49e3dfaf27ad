import { normaliseLine } from '@sahakorn/thai/normalise';
import { MapError } from './map-error.ts';

/**
 * A piece of a template: plain words, the path of a column, or a part that falls away with an empty column.
 */
type Piece =
  | { kind: 'words'; words: string }
  | { kind: 'column'; path: string }
  | { kind: 'optional'; pieces: Piece[] };

export type Template = {
  /** Columns that the template names, in order. */
  paths: readonly string[];
  /** The filled template; a part in square brackets falls away where one of its columns is empty. */
  fill(read: (path: string) => string): string;
};

/**
 * Reads a template such as `{address.no}[ หมู่ {address.moo}]`. Throws MapError for
 * brackets that do not pair, brackets inside brackets, or a column without a name.
 */
export function parseTemplate(text: string): Template {
  const pieces = parsePieces(text);
  return {
    paths: pieces.flatMap(getPaths),
    fill: (read) => pieces.map((piece) => fillPiece(piece, read)).join(''),
  };
}

function parsePieces(text: string): Piece[] {
  return text
    .split(/(\[[^[\]]*\])/)
    .filter((part) => part !== '')
    .flatMap((part): Piece[] =>
      part.startsWith('[') && part.endsWith(']')
        ? [{ kind: 'optional', pieces: parseColumns(part.slice(1, -1)) }]
        : parseColumns(part),
    );
}

function parseColumns(text: string): Piece[] {
  return text
    .split(/(\{[^{}]*\})/)
    .filter((part) => part !== '')
    .map((part): Piece => {
      const path = /^\{(.*)\}$/.exec(part)?.[1]?.trim();
      if (path === '') {
        throw new MapError({
          th: `แม่แบบ "${text}" มี {} ที่ไม่มีชื่อคอลัมน์`,
          en: `the template "${text}" has {} without the name of a column`,
        });
      }
      if (path !== undefined) return { kind: 'column', path: normaliseLine(path) };
      if (/[[\]{}]/.test(part)) {
        throw new MapError({
          th: `แม่แบบ "${text}" มีวงเล็บ { } หรือ [ ] ที่ไม่ครบคู่`,
          en: `the template "${text}" has brackets { } or [ ] that do not pair`,
        });
      }
      return { kind: 'words', words: part };
    });
}

function getPaths(piece: Piece): string[] {
  if (piece.kind === 'optional') return piece.pieces.flatMap(getPaths);
  return piece.kind === 'column' ? [piece.path] : [];
}

function fillPiece(piece: Piece, read: (path: string) => string): string {
  if (piece.kind === 'words') return piece.words;
  if (piece.kind === 'column') return read(piece.path);
  const missing = getPaths(piece).some((path) => read(path) === '');
  return missing ? '' : piece.pieces.map((inner) => fillPiece(inner, read)).join('');
}
