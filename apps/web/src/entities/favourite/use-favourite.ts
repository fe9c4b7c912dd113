import { addFavourite, removeFavourite } from '@mall/contracts/favourite';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { useErrorToast } from '../../lib/browser/use-error-toast.ts';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { useIsSignedIn } from '../../lib/session/use-is-signed-in.ts';

/**
 * R4.09: a product's heart. It toggles at once, and back with a message when the server refuses. Several clicks end in the state of the
 * last one, because each waits for the one before. Undefined for visitors and for the guest of a marketing mall, for whom no heart is
 * rendered.
 */
export function useFavourite(productNo: string, isFavourite: boolean) {
  const isSignedIn = useIsSignedIn();
  const { mall } = useMall();
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  const [isOn, setIsOn] = useState(isFavourite);
  useEffect(() => setIsOn(isFavourite), [isFavourite]);
  const { mutate } = useMutation({
    mutationKey: ['favourite', productNo],
    scope: { id: `favourite-${productNo}` },
    mutationFn: (wanted: boolean) => call(wanted ? addFavourite : removeFavourite, { params: { productNo } }),
    onError: (error, wanted) => {
      setIsOn(!wanted);
      showError(error);
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['favourites'] });
      // A list that is repriced in the page moves this product to another heart, which begins with what the list says.
      void queryClient.invalidateQueries({ queryKey: ['products', 'wireless', 'all'] });
    },
  });
  if (!isSignedIn || mall.isMarketing) return undefined;
  return {
    isOn,
    toggle: () => {
      setIsOn(!isOn);
      mutate(!isOn);
    },
  };
}
