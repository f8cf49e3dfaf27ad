import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type Csrf, requireCsrf } from '../../plugins/csrf.ts';
import type { ProofOfWork } from '../../plugins/proof-of-work.ts';
import { registerBoard, registerBoardWriting } from '../board/board-routes.ts';
import { BoardService } from '../board/board-service.ts';
import { registerDemands, registerDemandWriting } from '../demand/demand-routes.ts';
import { DemandService } from '../demand/demand-service.ts';
import { RequestLimit } from '../../limits/request-limit.ts';
import type { SessionService } from '../session/session-service.ts';
import { Idempotency } from '../idempotency/idempotency.ts';
import { SubmissionService } from './submission-service.ts';
import { SubmissionRequests } from './submission-requests.ts';

/** 60 random bits a code: so many tries come to nothing. */
const CODES_PER_MINUTE = 30;

type PostParts = {
  db: Kysely<Database>;
  now: () => Date;
  /** Texts that one place may write in an hour; zero is no limit. */
  perHour: number;
  sessions: SessionService;
  proofs: ProofOfWork;
  csrf: Csrf;
};

/** What visitors write and everyone reads: the board, and demands. Gives the board for those who show parts of it. */
export async function registerSubmissions(
  app: FastifyInstance,
  { db, now, perHour, sessions, proofs, csrf }: PostParts,
): Promise<BoardService> {
  const office = new SubmissionService({ db, now, perHour });
  const board = new BoardService({ db, office, now });
  const demands = new DemandService({ db, office, now });
  const visitors = new SubmissionRequests({ sessions, proofs, idempotency: new Idempotency({ db, now }) });
  registerBoard(app, board);
  registerDemands(app, demands, new RequestLimit({ perMinute: CODES_PER_MINUTE, now }));
  await app.register(async (scope) => {
    requireCsrf(scope, csrf);
    registerBoardWriting(scope, board, visitors);
    registerDemandWriting(scope, demands, visitors);
  });
  return board;
}
