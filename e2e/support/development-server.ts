import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { findFreePort } from '../../packages/db/src/embedded-process.ts';
import { checkoutFolder } from '../../packages/db/src/settings.ts';

const vite = join(checkoutFolder, 'node_modules/vite/bin/vite.js');

/** Only Vite, for pages that are not in the build; nothing serves `/api` or pictures. */
export class DevelopmentServer {
  readonly url: string;
  readonly #process: ChildProcess;

  private constructor(port: number) {
    this.url = `http://127.0.0.1:${port}`;
    const options = ['--port', String(port), '--strictPort', '--logLevel', 'error'];
    this.#process = spawn(process.execPath, [vite, ...options], {
      cwd: join(checkoutFolder, 'apps/web'),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  }

  static async start(): Promise<DevelopmentServer> {
    const server = new DevelopmentServer(await findFreePort());
    while (!(await fetch(server.url).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 100));
    return server;
  }

  stop(): void {
    this.#process.kill('SIGTERM');
  }
}
