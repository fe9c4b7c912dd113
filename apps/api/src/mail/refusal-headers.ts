/**
 * What shows the button of mail programs that refuses advertising (RFC 2369). Where its address is a safe one, they send the refusal
 * there by themselves, without opening the page (RFC 8058).
 */
export const refusalHeaders = (refusalUrl: string): Readonly<Record<string, string>> => ({
  'list-unsubscribe': `<${refusalUrl}>`,
  ...(refusalUrl.startsWith('https:') && { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
});
