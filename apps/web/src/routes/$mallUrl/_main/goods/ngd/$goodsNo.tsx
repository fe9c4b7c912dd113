import { createFileRoute } from '@tanstack/react-router';
import { GoodsPage } from '../../../../../features/goods/desktop/goods.page.tsx';
import { guardGoods } from '../../../../../lib/guard-product.ts';
import { keepParams } from '../../../../../lib/search-params.ts';

export const Route = createFileRoute('/$mallUrl/_main/goods/ngd/$goodsNo')({
  validateSearch: keepParams('opt', 'qty'),
  beforeLoad: guardGoods,
  component: function GoodsRoute() {
    return <GoodsPage goodsGroupNo={Route.useParams().goodsNo} address={Route.useSearch()} />;
  },
});
