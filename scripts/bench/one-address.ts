import { Agent, get } from 'node:http';
import { startMall } from './child-server.ts';

const visitors = 500;
/** Few enough visitors at once for the machine, each with a browser's number of connections. */
const atOnce = 16;
const home = '/familyshop/home';
/** Public calls; a home makes fourteen calls. */
const calls = [
  '/pre/layout/login?mallUrl=familyshop&device=pc',
  '/pre/layout/menu?mallId=1&device=pc',
  '/pre/layout/popup?mallId=1&device=pc',
  '/pre/layout/mcorner?mallId=1',
  '/recaptcha/require',
].map((path) => `/api/v1/mall${path}`);
const callsOfHome = 14;

/** How many home pages of 500 visitors, all from one address, hit the default limits, and what they cost the server. */
export async function printOneAddress(settings: Readonly<Record<string, string>>): Promise<void> {
  const { RATE_LIMIT_PER_MINUTE: _unlimited, ...limited } = settings;
  const server = await startMall(limited);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses = new Map<string, number>();
  const visit = async (path: string) => {
    const kind = path === home ? 'documents' : 'calls';
    const key = `${kind} ${await statusOf(server.origin, path, agent)}`;
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
  };
  const before = server.cpuMilliseconds();
  const start = performance.now();
  let next = 0;
  const visitOneByOne = async () => {
    while (next < visitors) {
      next += 1;
      await visit(home);
      for (let call = 0; call < callsOfHome; call += 1) await visit(calls[call % calls.length] ?? home);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitOneByOne));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  for (const [key, count] of [...statuses].sort()) console.log(`${key}: ${count}`);
  console.log(
    `${visitors} visitors in ${seconds.toFixed(1)} s, ${server.cpuMilliseconds() - before} ms of processor time`,
  );
}

function statusOf(origin: string, path: string, agent: Agent): Promise<number> {
  const headers = { host: `familyshop.localhost:${new URL(origin).port}` };
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { headers, agent }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
    }).on('error', reject);
  });
}
