import { createServer, type IncomingMessage } from 'node:http';
import { getErrorCode, OperatorError } from '../../operator-error.ts';

export type ListenAddress = { host: string; port: number };

/** Text in the format of Prometheus. */
export type Exposition = { contentType: string; text: string };

export type MetricsListener = { close: () => Promise<void> };

/**
 * Serves `/metrics` at a separate address.
 * @param isAllowed decides by the request's authorization
 * @throws OperatorError if the address cannot be used
 */
export async function listenForMetrics(
  { host, port }: ListenAddress,
  isAllowed: (authorization: string | undefined) => boolean,
  render: () => Promise<Exposition>,
): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    const status = getStatus(request, isAllowed);
    if (status !== 200) {
      response.writeHead(status, status === 401 ? { 'www-authenticate': 'Bearer' } : {}).end();
      return;
    }
    render().then(
      ({ contentType, text }) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, host, resolve);
  await promise.catch((error: unknown) => {
    throw new OperatorError({
      th: `เปิด METRICS_ADDRESS ${host}:${port} ไม่ได้ (${getErrorCode(error)}) ใช้ที่อยู่หรือพอร์ตอื่น`,
      en: `METRICS_ADDRESS ${host}:${port} cannot be opened (${getErrorCode(error)}): choose another address or port.`,
    });
  });
  return {
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function getStatus(
  { method = '', url = '', headers }: IncomingMessage,
  isAllowed: (authorization: string | undefined) => boolean,
): 200 | 401 | 404 {
  if (!isAllowed(headers.authorization)) return 401;
  return ['GET', 'HEAD'].includes(method) && url.split('?')[0] === '/metrics' ? 200 : 404;
}
