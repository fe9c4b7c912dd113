import type { MallScope } from '@mall/db/in-mall';

/** Where a file of a post lies in the file store. */
export const attachmentFile = ({ mallId }: MallScope, attachmentName: string): string =>
  `attachments/${mallId}/${attachmentName}`;
