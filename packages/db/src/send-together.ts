import type { Writable } from 'node:stream';

/**
 * Lets what is written to a socket within a turn of the event loop leave in one piece. By itself postgres.js writes after
 * each kilobyte, and each piece wakes the server.
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
