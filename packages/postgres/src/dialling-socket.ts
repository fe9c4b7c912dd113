import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { openSocket } from './open-socket.ts';
import type { Tls } from './tls-mode.ts';

/**
 * A socket that connects by itself, for drivers that expect to be given a socket at once: what is written waits until the connection is
 * open and encrypted. So all drivers interpret `sslmode` in the same way.
 */
export class DiallingSocket extends Duplex {
  readonly #url: string;
  readonly #tls: Tls | undefined;
  #socket: Socket | undefined;

  constructor(url: string, tls: Tls | undefined) {
    // `close` is emitted here, with whether it was caused by an error, as a socket does: postgres.js waits longer and longer after one.
    super({ emitClose: false, allowHalfOpen: false });
    this.#url = url;
    this.#tls = tls;
  }

  override _construct(callback: (error?: Error | null) => void): void {
    openSocket(this.#url, this.#tls).then((socket) => {
      this.#socket = socket;
      socket.on('data', (data) => this.push(data) || socket.pause());
      socket.on('end', () => this.push(null));
      socket.on('error', (error) => this.destroy(error));
      socket.on('close', () => this.destroy());
      callback();
      this.emit('connect');
    }, callback);
  }

  override _read(): void {
    this.#socket?.resume();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, callback: (error?: Error | null) => void): void {
    this.#socket?.write(chunk, callback);
  }

  override _final(callback: () => void): void {
    this.#socket?.end(callback);
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#socket?.destroy();
    callback(error);
    setImmediate(() => this.emit('close', error !== null));
  }

  // Other members that node-postgres and postgres.js use; the address is known from the start.
  get readyState(): 'open' | 'closed' {
    return this.destroyed ? 'closed' : 'open';
  }

  connect(): this {
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(isOn: boolean, delay?: number): this {
    this.#socket?.setKeepAlive(isOn, delay);
    return this;
  }

  ref(): this {
    this.#socket?.ref();
    return this;
  }

  unref(): this {
    this.#socket?.unref();
    return this;
  }
}
