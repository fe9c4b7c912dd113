import { useCallback } from 'react';
import { quietHtml } from '../../lib/html/quiet-html.ts';
import { useCleanHtml } from '../../lib/html/use-clean-html.ts';
import { canClean, safeMarkup } from './safe-markup.ts';

type Props = { html: string; className?: string | undefined };

// The server, which prerenders pages (first-paint.tsx), leaves such text to the browser.
const browserCleans = typeof document !== 'undefined' && canClean(document.documentElement);

/** Shows an operator's HTML, sanitised when it was stored and again here: by the browser, or by a library where it cannot. */
export function SafeHtml(props: Props) {
  return browserCleans ? <CleanedByBrowser {...props} /> : <CleanedByLibrary {...props} />;
}

function CleanedByBrowser({ html, className }: Props) {
  const fill = useCallback(
    (place: HTMLDivElement | null) => {
      if (place && canClean(place)) place.setHTML(quietHtml(html), { sanitizer: safeMarkup });
    },
    [html],
  );
  return <div ref={fill} className={className} />;
}

/** Nothing until it is sanitised. */
function CleanedByLibrary({ html, className }: Props) {
  const cleanHtml = useCleanHtml(html);
  if (cleanHtml === undefined) return <div className={className} data-unfinished="text" />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above; the one place that sets HTML.
  return <div className={className} dangerouslySetInnerHTML={{ __html: cleanHtml }} />;
}
