import { listGoodsByNumber, listPublicGoodsByNumber } from '@mall/contracts/goods';
import { listPublicSubscriptionsByNumber, listSubscriptionsByNumber } from '@mall/contracts/subscription';
import { listPublicWirelessByNumber, listWirelessByNumber } from '@mall/contracts/wireless';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** Cards of the goods that a screen names by number. */
export const goodsByNumberQuery = (goodsGroupNos: string[], isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['products', 'goods', 'numbers', isSignedIn, goodsGroupNos],
    queryFn: ({ signal }) =>
      call(isSignedIn ? listGoodsByNumber : listPublicGoodsByNumber, { body: { goodsGroupNos } }, { signal }),
    // R4.10: without numbers nothing is requested.
    enabled: goodsGroupNos.length > 0,
  });

export const wirelessByNumberQuery = (goodsGroupNos: string[], isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['products', 'wireless', 'numbers', isSignedIn, goodsGroupNos],
    queryFn: ({ signal }) =>
      call(isSignedIn ? listWirelessByNumber : listPublicWirelessByNumber, { body: { goodsGroupNos } }, { signal }),
    enabled: goodsGroupNos.length > 0,
  });

export const subscriptionsByNumberQuery = (goodsGroupNos: string[], isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['products', 'subscriptions', 'numbers', isSignedIn, goodsGroupNos],
    queryFn: ({ signal }) =>
      call(
        isSignedIn ? listSubscriptionsByNumber : listPublicSubscriptionsByNumber,
        { body: { goodsGroupNos } },
        { signal },
      ),
    enabled: goodsGroupNos.length > 0,
  });
