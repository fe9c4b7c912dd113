/**
 * Data that a cache sends again and again: `sendData` encodes, checks and compresses it the first time, and sends those
 * bytes from then on. Whoever makes one lets go of what is in it: a later change of it would not be sent.
 */
export class CachedReply<Data> {
  readonly #data: Data;

  constructor(data: Data) {
    this.#data = data;
  }

  get data(): Data {
    return this.#data;
  }
}
