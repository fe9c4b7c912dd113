import { addQuestionPicture, mostPictureBytes } from '@mall/contracts/question';
import { useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { errorText } from '../../lib/api/api-error.ts';

/** Types for the file chooser; the server checks the content itself. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

type Taking = {
  /** Existing pictures. */
  readonly known: number;
  /** Adds one more picture, by its name. */
  readonly take: (pictureName: string) => void;
};

const megabytes = mostPictureBytes / 1024 / 1024;

function errorOf({ name, size, type }: File): string | undefined {
  if (!pictureTypes.includes(type)) return `${name}: JPG, PNG, WebP 사진만 올릴 수 있어요.`;
  return size > mostPictureBytes ? `${name}: ${megabytes}MB보다 작은 사진을 올려 주세요.` : undefined;
}

/** Pictures are uploaded as they are chosen, one after another; a refused one says why. */
export function usePictureUploads(most: number) {
  const [underWay, setUnderWay] = useState(0);
  const [error, setError] = useState<string>();

  const upload = async (file: File, take: Taking['take']) => {
    try {
      const { pictureName } = await call(addQuestionPicture, {}, { file });
      take(pictureName);
    } catch (failure) {
      setError(errorText(failure, '사진을 올리지 못했어요. 다시 시도해 주세요.'));
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  const add = async (chosen: readonly File[], { known, take }: Taking) => {
    const free = most - known - underWay;
    const errors = chosen.flatMap((file) => errorOf(file) ?? []);
    const good = chosen.filter((file) => errorOf(file) === undefined);
    setError(errors[0] ?? (good.length > free ? `사진은 ${most}장까지 올릴 수 있어요.` : undefined));
    const taken = good.slice(0, Math.max(free, 0));
    setUnderWay((count) => count + taken.length);
    for (const file of taken) await upload(file, take);
  };
  return {
    most,
    underWay,
    error,
    hasRoom: (known: number) => known + underWay < most,
    add: (chosen: readonly File[], taking: Taking) => void add(chosen, taking),
  };
}
