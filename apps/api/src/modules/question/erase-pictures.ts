import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { deletePictures, listPicturesToErase } from './picture.repository.ts';
import { removePicture } from './picture-file.ts';

const mostAtOnce = 100;

/** Erases expired pictures that no question shows: the file first, so that none is left behind. */
export async function erasePictures({ database, files }: Dependencies, mall: MallScope, at: Date): Promise<void> {
  await inMall(database, mall, async (transaction) => {
    const pictureNames = await listPicturesToErase(transaction, { at, limit: mostAtOnce });
    for (const pictureName of pictureNames) await removePicture(files, mall, pictureName);
    await deletePictures(transaction, pictureNames);
  });
}
