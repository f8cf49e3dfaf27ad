import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

/** How long answers may take. */
type AnswerTimes = {
  /** A screen is answered within five seconds. */
  screenMs: number;
  /** Calls that hash, print, wait in a queue or send files may take longer. */
  otherMs: number;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a screen waits for the answer of this route. Default false. */
    forScreen?: boolean;
  }
}

const TIMES: AnswerTimes = { screenMs: 4800, otherMs: 10_000 };
const BODYLESS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Answers 503 where an answer takes too long. Fastify's `handlerTimeout` stops when the body of a request is
 * read, so routes that read one have a separate timer.
 */
export function registerAnswerTimeout(app: FastifyInstance, { screenMs, otherMs } = TIMES): void {
  const getTime = (forScreen = false) => (forScreen ? screenMs : otherMs);
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().every((method) => BODYLESS.includes(method)))
      route.handlerTimeout = getTime(route.config?.forScreen);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { handlerTimeout, config } = request.routeOptions;
    if (!handlerTimeout) startTimer(request, reply, getTime(config.forScreen));
    done();
  });
}

function startTimer({ routeOptions }: FastifyRequest, reply: FastifyReply, ms: number): void {
  const timer = setTimeout(() => {
    if (reply.sent || reply.raw.headersSent) return;
    void reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(ms), routeOptions.url));
  }, ms);
  reply.raw.once('close', () => clearTimeout(timer));
}
