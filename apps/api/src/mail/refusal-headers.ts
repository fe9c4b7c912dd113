/**
 * The headers for the unsubscribe button of mail programs (RFC 2369). With an https address, they send the request by themselves, without
 * opening the page (RFC 8058).
 */
export const refusalHeaders = (refusalUrl: string): Readonly<Record<string, string>> => ({
  'list-unsubscribe': `<${refusalUrl}>`,
  ...(refusalUrl.startsWith('https:') && { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
});
