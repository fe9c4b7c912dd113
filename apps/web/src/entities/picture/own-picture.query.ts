import { getQuestionPicture } from '@mall/contracts/question';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** A picture as a data URL: the page's policy allows only the mall's pictures and data URLs. */
function dataAddressOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([bytes], { type: 'image/webp' }));
  });
}

/** The address of a picture that the member has uploaded. The content of a name never changes. */
export const ownPictureQuery = (pictureName: string) =>
  queryOptions({
    queryKey: ['question-picture', pictureName],
    queryFn: async ({ signal }) =>
      dataAddressOf(await call(getQuestionPicture, { params: { pictureName } }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
