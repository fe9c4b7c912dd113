/** The header with a preview's token, sent with every call of a page opened with one (`?preview=`). */
export const previewHeader = 'x-preview';
export const previewQuery = 'preview';
