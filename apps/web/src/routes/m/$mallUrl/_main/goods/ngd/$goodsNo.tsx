import { createFileRoute } from '@tanstack/react-router';
import { CartLink } from '../../../../../../components/cart-link.tsx';
import { GoodsPage } from '../../../../../../features/goods/mobile/goods.page.tsx';
import { guardGoods } from '../../../../../../lib/guard-product.ts';
import { keepParams } from '../../../../../../lib/search-params.ts';
import { PageTopBar } from '../../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/goods/ngd/$goodsNo')({
  staticData: { mobileChrome: 'detail' },
  validateSearch: keepParams('opt', 'qty'),
  beforeLoad: guardGoods,
  component: function GoodsRoute() {
    return (
      <>
        <PageTopBar title="상품 상세">
          <CartLink />
        </PageTopBar>
        <GoodsPage goodsGroupNo={Route.useParams().goodsNo} address={Route.useSearch()} />
      </>
    );
  },
});
