import { isConnectionLost } from './connection.ts';

/**
 * A process that serves must outlive its database. postgres.js 3.4.9 queries a new connection for the array types in a promise that it gives to
 * nobody: when the server dies at that moment, the rejection would end the process. Whoever waits for a query hears of the loss anyhow.
 */
export function surviveLostConnections(): void {
  process.on('unhandledRejection', (reason) => {
    if (!isConnectionLost(reason)) throw reason;
  });
}
