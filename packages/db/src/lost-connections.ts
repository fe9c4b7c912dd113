import { isConnectionLost } from './connection.ts';

/**
 * A process that serves must outlive its database. postgres.js 3.4.9 queries a new connection for the array types in a promise that
 * nobody awaits: when the server dies at that moment, the rejection would end the process. Whoever awaits a query gets the error anyhow.
 */
export function surviveLostConnections(): void {
  process.on('unhandledRejection', (reason) => {
    if (!isConnectionLost(reason)) throw reason;
  });
}
