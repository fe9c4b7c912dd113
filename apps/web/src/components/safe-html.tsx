import { useQuery } from '@tanstack/react-query';

type Props = { html: string; className?: string | undefined };

// Operators' text is cleaned when stored and again here; the cleaner loads only where such text is shown.
async function clean(html: string): Promise<string> {
  const { default: purifier } = await import('dompurify');
  return purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'iframe'],
    FORBID_ATTR: ['srcset'],
    ADD_ATTR: ['target'],
  });
}

/** Shows an operator's HTML; nothing until it is clean. */
export function SafeHtml({ html, className }: Props) {
  const { data } = useQuery({
    queryKey: ['layout', 'safe-html', html],
    queryFn: () => clean(html),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above; the one place that sets HTML.
  return <div className={className} dangerouslySetInnerHTML={{ __html: data ?? '' }} />;
}
