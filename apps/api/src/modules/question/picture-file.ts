import type { MallScope } from '@mall/db/in-mall';

/** Where a picture lies in the file store. */
export const pictureFile = ({ mallId }: MallScope, pictureName: string): string =>
  `questions/${mallId}/${pictureName}.webp`;
