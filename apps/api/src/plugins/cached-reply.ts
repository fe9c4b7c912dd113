type ListsOf<Data> = {
  readonly [Name in keyof Data as Data[Name] extends unknown[] ? Name : never]?: readonly string[];
};

/** By the names of lists. */
type Encoded = Readonly<Record<string, readonly string[]>>;

/**
 * Data that a cache sends again and again: `sendData` encodes, validates and compresses it the first time, and reuses those bytes. It
 * must not be changed afterwards: a change would not be sent.
 */
export class CachedReply<Data> {
  readonly #data: Data;
  readonly #encoded: Encoded;

  /** Lists that are already encoded and checked (`encoderOf`), by their names; in the data these are empty. */
  constructor(data: Data, encoded: ListsOf<Data> = {}) {
    this.#data = data;
    this.#encoded = encoded as Encoded;
  }

  get data(): Data {
    return this.#data;
  }

  get encoded(): Encoded {
    return this.#encoded;
  }

  /** Approximate memory once sent: as objects, as bytes and compressed. */
  get bytes(): number {
    const letters = Object.values(this.encoded).reduce((sum, items) => sum + items.reduce(lengthen, 0), 0);
    return 4 * JSON.stringify(this.#data).length + 2 * letters;
  }
}

/**
 * Data that is encoded and checked already (`encoderOf`), except for lists that are empty in the text and encoded one by one. It is sent once:
 * what is cached is its text.
 */
export class EncodedReply<Data> {
  readonly text: string;
  readonly lists: Encoded;

  constructor(text: string, lists: ListsOf<Data>) {
    this.text = text;
    this.lists = lists as Encoded;
  }
}

const lengthen = (sum: number, { length }: string): number => sum + length;
