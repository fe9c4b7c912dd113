import { useCleanHtml } from '../lib/use-clean-html.ts';

type Props = { html: string; className?: string | undefined };

/** Shows an operator's HTML; nothing until it is clean. */
export function SafeHtml({ html, className }: Props) {
  const cleanHtml = useCleanHtml(html);
  if (cleanHtml === undefined) return <div className={className} data-unfinished="text" />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above; the one place that sets HTML.
  return <div className={className} dangerouslySetInnerHTML={{ __html: cleanHtml }} />;
}
