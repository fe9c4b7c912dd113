import { type AttachmentType, attachmentMediaTypes } from '@mall/contracts/attachment';
import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';

/** Says what a file is, and that it is kept under its name and never shown in the page's place. */
export function nameFile(
  reply: FastifyReply,
  { fileName, fileType }: { readonly fileName: string; readonly fileType: AttachmentType },
): void {
  reply.header('content-type', attachmentMediaTypes[fileType]).header('content-disposition', create(fileName));
}
