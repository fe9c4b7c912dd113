import { useToast } from '@mall/ui/toast-provider';
import { type ReactNode, useCallback } from 'react';
import { errorText } from '../api/api-error.ts';

/** A toast with the reason of a failure: the server's message, or a request to try again. */
export function useErrorToast() {
  const toast = useToast();
  return useCallback(
    (error: unknown, action?: ReactNode) =>
      toast({ message: errorText(error, '잠시 뒤에 다시 시도해 주세요.'), tone: 'err', action }),
    [toast],
  );
}
