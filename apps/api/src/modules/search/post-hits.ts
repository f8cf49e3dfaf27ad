import type { PostHit } from '@sahakorn/contract/topic';
import { normaliseMarks } from '@sahakorn/thai/normalise';
import { foldNormalised } from '@sahakorn/thai/search-words';
import { markHit, trimPiece } from './highlight.ts';
import type { FoundPost } from './post-queries.ts';

const BEFORE_FOUND = 50;
const PIECE_LENGTH = 220;

/** A post as a hit for `words`, with the position of the first of them in its text. */
export function toPostHit(post: FoundPost, words: readonly string[]): PostHit {
  const body = normaliseMarks(post.body);
  const folded = foldNormalised(body);
  const places = words.map((word) => folded.indexOf(word)).filter((at) => at >= 0);
  const start = Math.max(0, (places[0] ?? 0) - BEFORE_FOUND);
  const end = start + PIECE_LENGTH;
  const piece = trimPiece(body.slice(start, end), start === 0, end >= body.length);
  return {
    kind: post.kind,
    id: post.post_id,
    title: post.title,
    created_at: post.created_at.toISOString(),
    answered: post.answered,
    highlight: markHit(post.title, piece, words),
  };
}
