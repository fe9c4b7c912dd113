import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the server of this address that can fail as networks do, at this address of the machine. */
export async function openFaultyNetwork(serverUrl: string, host = '127.0.0.1') {
  const target = new URL(serverUrl);
  const joined = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const pair = [near, connect(Number(target.port), target.hostname)] as const;
    joined.add(pair);
    for (const socket of pair) {
      socket.on('error', () => {});
      socket.on('close', () => {
        joined.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
    near.pipe(pair[1]).pipe(near);
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(serverUrl), { hostname: host.includes(':') ? `[${host}]` : host, port: String(port) })
      .href,
    /** From now on the present connections carry nothing, and neither side is told; new ones work. */
    silence: () => {
      for (const [near, far] of joined) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    reset: () => {
      for (const [near] of joined) near.resetAndDestroy();
    },
    close: async () => {
      for (const [near] of joined) near.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
