/** Data as the bytes of its JSON, a quarter of its size as objects: for values cached by the hundred and seldom read. */
export class Packed<Data> {
  readonly #json: Buffer;

  constructor(data: Data) {
    this.#json = Buffer.from(JSON.stringify(data));
  }

  get data(): Data {
    return JSON.parse(this.#json.toString()) as Data;
  }

  get bytes(): number {
    return this.#json.length;
  }
}
