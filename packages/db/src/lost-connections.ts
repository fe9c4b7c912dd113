import { isConnectionLost } from './connection.ts';

/**
 * A process that serves must survive a lost database. postgres.js 3.4.9 queries the array types on a new connection in a promise that
 * nobody awaits: if the server dies at that moment, the rejection would end the process. The callers that await a query receive the error
 * anyhow.
 */
export function surviveLostConnections(): void {
  process.on('unhandledRejection', (reason) => {
    if (!isConnectionLost(reason)) throw reason;
  });
}
