import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import { useQuery } from '@tanstack/react-query';
import { wirelessByNumberQuery } from '../../../entities/product/products-by-number.query.ts';
import { useIsSignedIn } from '../../../lib/session/use-is-signed-in.ts';

/** Cards of the phones compared with this one. */
export function useRelatedPhones({ relatedNos }: WirelessDetail) {
  const { data, isLoading } = useQuery(wirelessByNumberQuery(relatedNos, useIsSignedIn()));
  return { phones: data?.wirelessProducts ?? [], isLoading };
}
