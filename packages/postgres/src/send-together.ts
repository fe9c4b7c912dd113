import type { Writable } from 'node:stream';

/**
 * Sends everything that is written to a socket within one turn of the event loop in one piece. By default postgres.js writes after each
 * kilobyte, and each piece wakes the server.
 */
export function sendTogether<Socket extends Writable>(socket: Socket): Socket {
  const write = socket.write.bind(socket) as (...message: unknown[]) => boolean;
  socket.write = (...message: unknown[]): boolean => {
    if (socket.writableCorked === 0) {
      socket.cork();
      process.nextTick(() => socket.uncork());
    }
    return write(...message);
  };
  return socket;
}
