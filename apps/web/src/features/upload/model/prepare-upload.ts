import type { QueryClient } from '@tanstack/react-query';
import { uploadOrdersQuery, uploadQuery, uploadsQuery, wrongRowsQuery } from '../api/uploads.query.ts';
import type { UploadAddress } from './upload-address.ts';

/**
 * Fetches what other parts of the page are laid out below, so that nothing moves; an error is shown on the page. Orders are fetched only
 * for an ordered upload: earlier, the cache would store an empty list.
 */
export async function prepareUpload(queryClient: QueryClient, { upload: uploadNo }: UploadAddress): Promise<void> {
  if (uploadNo === undefined) return queryClient.prefetchQuery(uploadsQuery(1));
  await queryClient.prefetchQuery(uploadQuery(uploadNo));
  const upload = queryClient.getQueryData(uploadQuery(uploadNo).queryKey);
  if (upload?.state === 'CHECKED') await queryClient.prefetchQuery(wrongRowsQuery(uploadNo, 1));
  if (upload?.state === 'ORDERED') await queryClient.prefetchQuery(uploadOrdersQuery(uploadNo, 1));
}
