/**
 * Data that a cache sends again and again: `sendData` encodes, validates and compresses it the first time, and reuses those bytes. It
 * must not be changed afterwards: a change would not be sent.
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
