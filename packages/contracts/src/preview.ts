/** Carries the token of a preview with every call of a page that was opened by one (`?preview=`). */
export const previewHeader = 'x-preview';
export const previewQuery = 'preview';
