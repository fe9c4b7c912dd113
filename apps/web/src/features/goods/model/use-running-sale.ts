import { specialSaleStateAt } from '@mall/domain/special-sale';
import { useQuery } from '@tanstack/react-query';
import { specialSalesQuery } from '../../../entities/special-sale/special-sales.query.ts';
import { useIsSignedIn } from '../../../lib/session/use-is-signed-in.ts';

/** The running sale of these goods, if there is one; visible to members only. */
export function useRunningSale(productNo: string) {
  const isSignedIn = useIsSignedIn();
  const { data, isLoading } = useQuery({ ...specialSalesQuery(), enabled: isSignedIn });
  const sale = data?.sales.find(
    (one) => one.productNo === productNo && specialSaleStateAt(one, Date.parse(data.repliedAt)) === 'running',
  );
  return { sale, isLoading };
}
