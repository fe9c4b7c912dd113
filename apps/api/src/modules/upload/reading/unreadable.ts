/** Why a file is refused, in words for whoever sent it. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
}
