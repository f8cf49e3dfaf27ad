/**
 * `stopping`: `/readyz` answers 503, so that load balancers send no more requests. `draining`:
 * the port is closed, and responses carry `Connection: close`; before that, clients would
 * reconnect to a port that is about to close.
 */
export type Lifecycle = { state: 'running' | 'stopping' | 'draining' };
