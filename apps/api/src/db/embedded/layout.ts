import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';

/** The paths of the private PostgreSQL. All paths are absolute. */
export type Layout = {
  /** The folder of everything below, `DATA_DIR/database`; only the account of the database may enter it. */
  root: string;
  /** The cluster itself. */
  data: string;
  /** The folder of the unix socket. */
  sockets: string;
  /** The log of PostgreSQL. */
  log: string;
};

/** The port names the socket file; nothing listens on TCP. */
export const SOCKET_PORT = 5432;

/** `sun_path` has 104 bytes on macOS and 108 on Linux, with the closing zero. */
const SOCKET_PATH_MAX_BYTES = 103;

/**
 * The layout below `root`. A path too long for a unix socket moves the
 * socket to the folder of temporary files.
 */
export function getLayout(root: string): Layout {
  const sockets = path.join(root, 'sock');
  return {
    root,
    data: path.join(root, 'data'),
    sockets: fitsSocket(sockets) ? sockets : path.join(os.tmpdir(), `sahakorn-${digest(root)}`),
    log: path.join(root, 'postgres.log'),
  };
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= SOCKET_PATH_MAX_BYTES;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
