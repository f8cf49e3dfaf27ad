import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Bilingual } from './language.ts';
import { getErrorCode, getErrorMessage, OperatorError } from './operator-error.ts';

/**
 * Connections that wait to be accepted: twice as many as may be open, so that a burst does not push others
 * out, whose systems try again only after seconds. The system may allow fewer.
 */
const BACKLOG = 4096;

/** Opens the configured port, and returns the address of the portal. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port, backlog: BACKLOG });
  } catch (error) {
    await app.close();
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(explainListenError(error, host, port));
  }
  const bound = app.server.address();
  const shown = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  const authority = shown.includes(':') ? `[${shown}]` : shown;
  return `http://${authority}:${typeof bound === 'object' && bound ? bound.port : port}`;
}

function explainListenError(error: unknown, host: string, port: number): Bilingual {
  switch (getErrorCode(error)) {
    case 'EADDRINUSE':
      return {
        th: `โปรแกรมอื่นใช้พอร์ต ${port} ของ ${host} อยู่ หยุดโปรแกรมนั้น หรือใช้พอร์ตอื่น เช่น PORT=${port + 1}`,
        en: `Port ${port} on ${host} is in use by another program: stop it, or choose another port, as in PORT=${port + 1}.`,
      };
    case 'EACCES':
      return {
        th: `ผู้ใช้นี้ไม่มีสิทธิ์เปิดพอร์ต ${port} ใช้พอร์ตที่มากกว่า 1023 เช่น PORT=8080`,
        en: `Port ${port} needs more rights than this user has: choose one above 1023, as in PORT=8080.`,
      };
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return {
        th: `HOST ${host} ไม่ใช่ที่อยู่ของเครื่องนี้ ใช้ localhost หรือ 0.0.0.0 สำหรับทุกที่อยู่ของเครื่อง`,
        en: `HOST ${host} is no address of this machine: choose localhost, or 0.0.0.0 for all its addresses.`,
      };
    default:
      return {
        th: `เปิดพอร์ต ${port} ของ ${host} ไม่ได้: ${getErrorMessage(error)}`,
        en: `Port ${port} on ${host} cannot be opened: ${getErrorMessage(error)}.`,
      };
  }
}
