/** Why a file is refused, in words for its sender. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
}
