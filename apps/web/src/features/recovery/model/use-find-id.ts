import { findId } from '@mall/contracts/recovery';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** The ids of who is certified. */
export function useFindId() {
  const byPhone = useMutation({
    mutationFn: (certificationKey: string) => call(findId, { body: { certificationKey } }),
  });
  return { byPhone };
}
