import { previewQuery } from '@mall/contracts/preview';

/** The path of the stylesheet of a mall's own theme at its host. */
export const themePath = (mallUrl: string, hash: string): string => `/theme/${mallUrl}-${hash}.css`;

export const previewSheet = 'preview.css';
/** The path of a preview's stylesheet, which is never cached. */
export const previewSheetPath = (token: string): string => `/theme/${previewSheet}?${previewQuery}=${token}`;
