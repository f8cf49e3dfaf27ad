import type { FastifyInstance } from 'fastify';

/** Someone reads a page that the server rendered. */
export type PageRead = {
  /** The topic that stands on it. */
  topicId: number | null;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by who answers with a page; those who count readers look at it afterwards. */
    pageRead: PageRead | null;
  }
}

export function registerPageRead(app: FastifyInstance): void {
  app.decorateRequest('pageRead', null);
}
