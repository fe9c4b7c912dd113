import { previewQuery } from '@mall/contracts/preview';

/** Where the stylesheet of a mall's own theme lies at its host. */
export const themePath = (mallUrl: string, hash: string): string => `/theme/${mallUrl}-${hash}.css`;

export const previewSheet = 'preview.css';
/** The one of a preview, which nobody keeps. */
export const previewSheetPath = (token: string): string => `/theme/${previewSheet}?${previewQuery}=${token}`;
