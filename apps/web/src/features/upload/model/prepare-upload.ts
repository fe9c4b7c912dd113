import type { QueryClient } from '@tanstack/react-query';
import { uploadOrdersQuery, uploadQuery, uploadsQuery, wrongRowsQuery } from '../api/uploads.query.ts';
import type { UploadAddress } from './upload-address.ts';

/** Reads what other parts of the page stand below, so that nothing moves when it comes; what fails is told on the page. */
export async function prepareUpload(queryClient: QueryClient, { upload }: UploadAddress): Promise<void> {
  if (upload === undefined) return queryClient.prefetchQuery(uploadsQuery(1));
  await Promise.all([
    queryClient.prefetchQuery(uploadQuery(upload)),
    queryClient.prefetchQuery(wrongRowsQuery(upload, 1)),
    queryClient.prefetchQuery(uploadOrdersQuery(upload, 1)),
  ]);
}
