import type { GoodsCard } from '@mall/contracts/goods';
import { showsCart } from '@mall/domain/access-matrix';
import { Later } from '../../components/panel/later.tsx';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { useIsSignedIn } from '../../lib/session/use-is-signed-in.ts';

const fetchButton = () => import('./quick-add-button.tsx');
const ignore = () => undefined;

type Props = { goods: Pick<GoodsCard, 'goodsGroupNo' | 'name' | 'onlyOptionNo' | 'isSoldOut'> };

/** The way into the basket from a card: for who has a basket, of what is in stock. */
export function QuickAdd({ goods: { goodsGroupNo: productNo, name, onlyOptionNo: optionNo, isSoldOut } }: Props) {
  const { mall } = useMall();
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn || !showsCart(mall) || isSoldOut) return null;
  return (
    <Later name="quick-add" fetchPart={fetchButton} onMissing={ignore}>
      {({ QuickAddButton }) => <QuickAddButton {...{ productNo, optionNo, name }} />}
    </Later>
  );
}
