import type { MallScope } from '@mall/db/in-mall';
import type { FileStore } from '../../files/file-store.ts';
import type { Reencoded } from '../../files/reencode-picture.ts';

/** Where a picture is in the file store. */
export const pictureFile = ({ mallId }: MallScope, pictureName: string): string =>
  `questions/${mallId}/${pictureName}.webp`;

/** Where its small square is. */
export const tileFile = ({ mallId }: MallScope, pictureName: string): string =>
  `questions/${mallId}/${pictureName}.tile.webp`;

/** Both files, or none. */
export async function writePicture(
  files: FileStore,
  mall: MallScope,
  { pictureName, bytes, tile }: { readonly pictureName: string } & Pick<Reencoded, 'bytes' | 'tile'>,
): Promise<void> {
  try {
    await files.write(pictureFile(mall, pictureName), bytes);
    await files.write(tileFile(mall, pictureName), tile);
  } catch (error) {
    await removePicture(files, mall, pictureName);
    throw error;
  }
}

/** Idempotent. */
export async function removePicture(files: FileStore, mall: MallScope, pictureName: string): Promise<void> {
  await files.remove(tileFile(mall, pictureName));
  await files.remove(pictureFile(mall, pictureName));
}
