import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendTogether } from './send-together.ts';

/** What a socket passes to the system, piece by piece. */
function open() {
  const pieces: string[] = [];
  const socket = new Writable({
    decodeStrings: false,
    write: (chunk, _encoding, done) => {
      pieces.push(chunk);
      done();
    },
    writev: (chunks, done) => {
      pieces.push(chunks.map(({ chunk }) => chunk).join(''));
      done();
    },
  });
  return { pieces, socket: sendTogether(socket) };
}

test('what is written in one turn leaves in one piece, in its order, and later what comes later', async () => {
  const { pieces, socket } = open();
  for (const text of ['begin;', 'select;']) socket.write(text);
  await Promise.resolve().then(() => socket.write('commit;'));
  await nextTurn();
  socket.write('next');
  await nextTurn();
  expect(pieces).toEqual(['begin;select;commit;', 'next']);
});

test('a socket that ends sends what was written before, and tells who waits for it', async () => {
  const { pieces, socket } = open();
  const written = Promise.withResolvers<void>();
  socket.write('terminate', 'utf8', () => written.resolve());
  socket.end();
  await written.promise;
  expect(pieces).toEqual(['terminate']);
});
