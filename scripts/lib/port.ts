import { createServer } from 'node:net';
import { TaskError } from './task.ts';

/** Checked before the long steps, so that a taken port is reported at once. */
export function requireFreePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new TaskError(`PORT ${port} is in use: stop what uses it, or write PORT=${port + 1}`));
      else if (error.code === 'EACCES')
        reject(new TaskError(`PORT ${port} needs more rights: write a port above 1023, such as PORT=3000`));
      else reject(error);
    });
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
