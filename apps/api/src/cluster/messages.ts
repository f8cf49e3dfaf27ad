import type pg from 'pg';
import type { FairLimits, Owner } from '../limits/fair-queue.ts';
import type { Visitor } from '../primary.ts';

/** A request of a worker, answered by `PrimaryResponse`. */
export type WorkerRequest =
  /** May this address, or member, make one more request in this minute? */
  | { type: 'take'; limit: string; perMinute: number; address: string }
  /** Acquires a slot of a queue; the answer comes when the task may start. */
  | { type: 'acquire'; queue: string; limits: FairLimits; owner: Owner }
  /** The metrics of all processes. */
  | { type: 'metrics' };

/** `retryAfter` null: granted; otherwise refused, and the seconds after which the caller may retry. */
export type PrimaryResponse = { type: 'answer'; id: number; retryAfter: number | null; text?: string };

export type FromWorker =
  | (WorkerRequest & { id: number })
  /** The task with this number has ended, or was abandoned while it waited. */
  | { type: 'release'; id: number }
  /** Answered by `start`. */
  | { type: 'hello' }
  /** Mail waits to be sent. */
  | { type: 'mail' }
  /** This worker meets a visitor for the first time today. */
  | { type: 'visit'; visitor: Visitor }
  /** The answer to `ping`. */
  | { type: 'pong' }
  /** It listens at this address. */
  | { type: 'listening'; address: string }
  /** It cannot start, for this reason. */
  | { type: 'failed'; reason: string }
  /** It no longer accepts connections. */
  | { type: 'port-closed' };

export type ToWorker =
  | { type: 'start'; database: pg.ClientConfig }
  | PrimaryResponse
  /** Answered by `pong` unless the worker hangs. */
  | { type: 'ping' }
  /** No worker accepts connections any longer. */
  | { type: 'all-ports-closed' };
