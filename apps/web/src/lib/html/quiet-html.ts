const tag = /<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi;
const quotedOrHandler = /("[^"]*"|'[^']*')|[\s/]+on[\w-]*\s*(?:=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]*))?/gi;
const styleSheet = /<style[\s>][^<]*(?:<(?!\/style)[^<]*)*<\/style\s*>/gi;

/**
 * HTML without handlers (`onerror=…`) and style sheets. It makes nothing safe: the sanitiser that follows does. But Chromium reports them
 * as violations of the page's policy in whatever it parses, even in a detached document, and each report looks like an attack.
 */
export const quietHtml = (html: string): string =>
  html
    .replace(styleSheet, '')
    .replace(tag, (whole) => whole.replace(quotedOrHandler, (_match, quoted?: string) => quoted ?? ' '));
