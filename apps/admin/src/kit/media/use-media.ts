import { listMedia, type MediaRow } from '@mall/contracts/office/media';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { callOffice } from '../../lib/call.ts';

/** Which pictures: by text, and by purpose; empty for all. */
export type MediaSearch = { readonly words: string; readonly folder: MediaRow['folder'] | '' };

const tilesPerPage = 60;

/** Pictures of the library, the newest first, as many pages as were requested. */
export const useMedia = ({ words, folder }: MediaSearch) =>
  useInfiniteQuery({
    queryKey: [listMedia.path, 'tiles', words, folder],
    queryFn: ({ pageParam, signal }) => callOffice(listMedia, { query: queryOf(words, folder, pageParam) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

const queryOf = (words: string, folder: MediaSearch['folder'], cursor: string | undefined) => ({
  size: tilesPerPage,
  ...(words !== '' && { q: words }),
  ...(folder !== '' && { folder: { operator: 'is' as const, values: [folder] } }),
  ...(cursor !== undefined && { cursor }),
});
