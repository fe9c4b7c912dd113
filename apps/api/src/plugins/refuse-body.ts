import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long, and how much, is read of an unwanted body. */
const drained = { milliseconds: 10_000, bytes: 256 * 1024 * 1024 };

/**
 * Responds at once, and reads on for a while before the connection is closed: closing with unread bytes resets the connection, and a
 * client that sends its whole body before reading would never see the refusal.
 */
export function refuseBody(request: FastifyRequest, reply: FastifyReply, text: string): void {
  reply.header('content-length', Buffer.byteLength(text)).header('connection', 'close').hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(reply.statusCode);
  raw.write(text);
  drain(request.raw, () => raw.end());
}

function drain(request: IncomingMessage, then: () => void): void {
  let left = drained.bytes;
  const timer = setTimeout(stop, drained.milliseconds);
  const count = (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) stop();
  };
  const forget = finished(request, { writable: false }, stop);
  function stop() {
    clearTimeout(timer);
    forget();
    request.off('data', count);
    then();
  }
  request.on('data', count).resume();
}
