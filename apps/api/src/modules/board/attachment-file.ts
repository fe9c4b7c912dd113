import type { MallScope } from '@mall/db/in-mall';

/** Where the file of a post is in the file store. */
export const attachmentFile = ({ mallId }: MallScope, attachmentName: string): string =>
  `attachments/${mallId}/${attachmentName}`;
