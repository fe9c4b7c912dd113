import { useToast } from '@mall/ui/toast-provider';
import { type ReactNode, useCallback } from 'react';
import { errorText } from '../api/api-error.ts';

/** Says in a toast why something failed: in the server's words, or to try again. */
export function useErrorToast() {
  const toast = useToast();
  return useCallback(
    (error: unknown, action?: ReactNode) =>
      toast({ message: errorText(error, '잠시 뒤에 다시 시도해 주세요.'), tone: 'err', action }),
    [toast],
  );
}
