import { useQuery } from '@tanstack/react-query';
import { quietHtml } from './quiet-html.ts';

// Operators' text is sanitised when stored and again here; the sanitiser loads only where such text is shown.
async function clean(html: string): Promise<string> {
  const { default: purifier } = await import('dompurify');
  return purifier.sanitize(quietHtml(html), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'iframe'],
    FORBID_ATTR: ['srcset'],
    ADD_ATTR: ['target'],
  });
}

/** An operator's HTML, safe to show; undefined until it is sanitised. */
export function useCleanHtml(html: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['layout', 'safe-html', html],
    queryFn: () => clean(html),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  return data;
}
