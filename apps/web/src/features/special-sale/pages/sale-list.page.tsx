import { TitledPage } from '../../../components/page/titled-page.tsx';
import { CartLink } from '../../../entities/cart/cart-link.tsx';
import { SaleGroups } from '../parts/sale-groups.tsx';

/** The mall's sales. */
export const SaleListPage = () => (
  <TitledPage title="타임특가" lead="정해진 시간 동안 정해진 수량만 이 가격이에요." kind="shop" tools={<CartLink />}>
    <SaleGroups />
  </TitledPage>
);
