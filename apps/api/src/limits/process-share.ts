import cluster from 'node:cluster';

/** The processes that answer requests: the primary starts each worker with their number in `WORKERS`. */
const processes = cluster.isWorker ? Number(process.env['WORKERS']) : 1;

/** The share of this process, at least one, of what the whole server may do at a time. */
export function getProcessShare(whole: number): number {
  return Math.max(1, Math.ceil(whole / processes));
}
