import type { PostHit } from '@sahakorn/contract/topic';
import { normaliseThai } from '@sahakorn/thai/normalise';
import { cutPiece, getSpellings, markHit } from './highlight.ts';
import type { FoundPost } from './post-queries.ts';

/** A post as a hit for `words`, with the position of the first of them in its text. */
export function toPostHit(post: FoundPost, words: readonly string[]): PostHit {
  const piece = cutPiece(normaliseThai(post.body), words);
  return {
    kind: post.kind,
    id: post.post_id,
    title: post.title,
    created_at: post.created_at.toISOString(),
    answered: post.answered,
    highlight: markHit(getSpellings(post.title), getSpellings(piece), words),
  };
}
