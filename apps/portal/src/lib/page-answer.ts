import { createContext, use } from 'react';

/** What the server will answer for the page that it is rendering; `title` in place of the screen's own. */
export type PageAnswer = { status: 200 | 404 | 410; title?: string };

/** On the server alone. */
export const PageAnswerContext = createContext<PageAnswer | null>(null);

/** Says of the page that is being rendered that there is none: it is answered so. */
export function useAnswerOf(status: PageAnswer['status'], title?: string): void {
  const answer = use(PageAnswerContext);
  if (answer) Object.assign(answer, { status, title });
}
