import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useErrorToast } from '../../lib/browser/use-error-toast.ts';

type Props<Part> = {
  /** Distinguishes this part's code from that of others. */
  name: string;
  fetchPart: () => Promise<Part>;
  /** Closes the part. */
  onMissing: () => void;
  children: (part: Part) => ReactNode;
};

const reload = (
  <button type="button" onClick={() => location.reload()}>
    새로고침
  </button>
);

/** A part whose code loads when it is first shown. If that fails, the page stays as it is, and the visitor is told how to retry. */
export function Later<Part>({ name, fetchPart, onMissing, children }: Props<Part>) {
  const showError = useErrorToast();
  const { data: part, error } = useQuery({
    queryKey: ['layout', 'code', name],
    queryFn: fetchPart,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Vite does not request styles a second time; without them the part would be unstyled.
    retryOnMount: false,
  });
  useEffect(() => {
    if (!error) return;
    showError(error, reload);
    onMissing();
  }, [error, onMissing, showError]);
  return part && children(part);
}
