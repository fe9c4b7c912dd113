/** The allowed types of attached files, by file extension, with their media types. */
export const attachmentMediaTypes = {
  pdf: 'application/pdf',
  hwp: 'application/x-hwp',
  hwpx: 'application/hwp+zip',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  jpg: 'image/jpeg',
  png: 'image/png',
  zip: 'application/zip',
} as const;
export type AttachmentType = keyof typeof attachmentMediaTypes;
export const attachmentTypes = Object.keys(attachmentMediaTypes) as AttachmentType[];

/** The most bytes of one file. */
export const mostAttachmentBytes = 20 * 1024 * 1024;
