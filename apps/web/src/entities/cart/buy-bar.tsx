import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { showsCart } from '@mall/domain/access-matrix';
import { orderSheetTarget } from '@mall/domain/order-items';
import { productTarget } from '@mall/domain/screens/targets';
import { Button } from '@mall/ui/button';
import { useState } from 'react';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { Later } from '../../components/panel/later.tsx';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { FavouriteButton } from '../favourite/favourite-button.tsx';
import { CentreCall } from '../product/centre-call.tsx';
import { DetailBar } from '../product/detail-bar.tsx';
import { RestockButton } from '../restock/restock-box.tsx';
import type { QuickAddPurpose } from './quick-add-panel.tsx';
import { useQuickAdd } from './use-quick-add.tsx';

type Props = { goods: GoodsDetail };

const fetchPanel = () => import('./quick-add-panel.tsx');

/** The product's own buttons at the bottom of another page about it, on a phone. */
export function BuyBar({ goods }: Props) {
  const { mall } = useMall();
  const { goodsGroupNo, isFavourite, isSoldOut } = goods.card;
  if (!showsCart(mall)) {
    return (
      <DetailBar>
        <CentreCall size="lg" />
      </DetailBar>
    );
  }
  return (
    <DetailBar>
      <FavouriteButton productNo={goodsGroupNo} isFavourite={isFavourite} size="lg" />
      {isSoldOut ? <WhenBack goods={goods} /> : <Purchase goods={goods} />}
    </DetailBar>
  );
}

/** Which of several options a member waits for is chosen on the product's page. */
function WhenBack({ goods }: Props) {
  const { options, card } = goods;
  const [only] = options;
  return (
    <>
      <Button size="lg" block disabled>
        품절
      </Button>
      {only && options.length === 1 ? (
        <RestockButton goods={goods} optionNo={only.optionNo} size="lg" />
      ) : (
        <Button variant="primary" size="lg" block render={<ScreenLink {...productTarget(card.goodsGroupNo)} />}>
          재입고 알림 받기
        </Button>
      )}
    </>
  );
}

/** A product with several options is chosen in a panel first. */
function Purchase({ goods: { card } }: Props) {
  const { goodsGroupNo: productNo, name, onlyOptionNo } = card;
  const { add, isPending } = useQuickAdd();
  const [purpose, setPurpose] = useState<QuickAddPurpose>();
  const close = () => setPurpose(undefined);
  const item = onlyOptionNo === null ? undefined : { productNo, optionNo: onlyOptionNo, quantity: 1 };
  return (
    <>
      <Button
        variant="weak"
        size="lg"
        block
        isLoading={isPending}
        onClick={() => (item ? add(item) : setPurpose('add'))}
      >
        장바구니
      </Button>
      <Button
        variant="primary"
        size="lg"
        block
        {...(item ? { render: <ScreenLink {...orderSheetTarget([item])} /> } : { onClick: () => setPurpose('order') })}
      >
        바로 구매
      </Button>
      {purpose && (
        <Later name="quick-add-panel" fetchPart={fetchPanel} onMissing={close}>
          {({ QuickAddPanel }) => <QuickAddPanel {...{ productNo, name, purpose }} onClose={close} />}
        </Later>
      )}
    </>
  );
}
