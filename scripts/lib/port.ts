import { createServer } from 'node:net';
import { explainListenFailure } from '../../apps/api/src/plugins/listen-at.ts';

/** Checked before the long steps, so that a taken port is reported at once. */
export function requireFreePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) =>
      reject(explainListenFailure(error, { port, host }, { port: 'PORT', host: 'HOST' })),
    );
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
