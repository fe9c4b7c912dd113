import type { ScreenSearch } from '@mall/domain/screens/screen-path';

/** Which page of the orderable goods, filtered by which word; or an upload, and whether its file was sent before. */
export type UploadAddress = ScreenSearch<'upload'>;
