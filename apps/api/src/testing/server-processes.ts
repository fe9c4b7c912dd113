import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Envelope } from '@mall/contracts/envelope';

const program = fileURLToPath(new URL('../server.ts', import.meta.url));

/** Real servers over one database, each in its own process, called over real sockets. */
export async function startProcesses(count: number, environment: Readonly<Record<string, string>>) {
  const children = await Promise.all(Array.from({ length: count }, () => startProcess(environment)));
  const agent = new Agent({ keepAlive: true });

  /** Calls the API of a mall at the server of this number. */
  const call = <Data>(server: number, { mallUrl, token, path, body }: Call): Promise<Envelope<Data>> =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body);
      const headers = {
        host: `${mallUrl}.localhost`,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      };
      const port = children[server % count]?.port;
      const options = { host: '127.0.0.1', port, method: 'POST', path: `/api/v1/mall${path}`, headers, agent };
      const sent = request(options, (reply) => {
        let received = '';
        reply.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
        reply.on('end', () => resolve(JSON.parse(received) as Envelope<Data>));
      });
      sent.on('error', reject).end(text);
    });

  return {
    call,
    /** Kills the server of this number like a crash, without any notice. */
    kill: (server: number) => stopProcess(children[server % count]?.child, 'SIGKILL'),
    close: async () => {
      agent.destroy();
      await Promise.all(children.map(({ child }) => stopProcess(child)));
    },
  };
}

type Call = { readonly mallUrl: string; readonly token: string; readonly path: string; readonly body: object };

async function startProcess(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout) {
    const port = /listening on http:\/\/[^\s]*:(\d+)/.exec(String(chunk))?.[1];
    if (port) return { child, port: Number(port) };
  }
  throw new Error('a server ended before it listened');
}

async function stopProcess(child: ChildProcess | undefined, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill(signal);
  await end;
}

/** A minimal payment service: it opens windows in which nobody pays, and stores nothing. */
export async function startPaymentWindows(): Promise<{ url: string; close: () => Promise<void> }> {
  let keys = 0;
  const server = createServer((incoming, reply) => {
    reply.setHeader('content-type', 'application/json');
    if (incoming.method === 'GET') {
      reply.writeHead(404).end(JSON.stringify({ code: 'NOT_FOUND_PAYMENT', message: '없는 결제예요.' }));
      return;
    }
    let text = '';
    incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    incoming.on('end', () => {
      const { orderId, amount } = JSON.parse(text) as { orderId: string; amount: number };
      keys += 1;
      const payment = { paymentKey: `payment-${keys}`, orderId, status: 'READY' };
      const sums = { totalAmount: amount, balanceAmount: amount };
      reply.end(JSON.stringify({ ...payment, ...sums, checkout: { url: `https://pay.example.kr/${keys}` } }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
