import { createFileRoute } from '@tanstack/react-router';
import { CartPage } from '../../../../../features/cart/mobile/cart.page.tsx';
import { guardCart } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/myQuestion/listCart')({
  beforeLoad: guardCart,
  staticData: { mobileChrome: 'detail' },
  component: function CartRoute() {
    return (
      <>
        <PageTopBar title="장바구니" />
        <CartPage />
      </>
    );
  },
});
