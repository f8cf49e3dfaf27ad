import type { FastifyInstance } from 'fastify';

/** A view of a page that the server rendered. */
export type PageRead = {
  /** The topic of the page. */
  topicId: number | null;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the route that sends a page, and read by the view counter. */
    pageRead: PageRead | null;
  }
}

export function registerPageRead(app: FastifyInstance): void {
  app.decorateRequest('pageRead', null);
}
