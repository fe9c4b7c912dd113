import { showsMyShop } from '@mall/domain/access-matrix';
import {
  addressBookLink,
  cartLink,
  faqLink,
  orderListLink,
  recentlyViewedLink,
  wishlistLink,
} from '@mall/domain/menu-links';
import { useMall } from '../../lib/mall-context.tsx';

/** What My Shop holds in this mall, by group. */
export function useMyShopEntries() {
  const { mall, device } = useMall();
  const shopping = {
    label: '쇼핑',
    entries: [
      { to: orderListLink(device), label: '주문·배송 조회' },
      { to: cartLink(device), label: '장바구니' },
      { to: wishlistLink(device), label: '찜한 상품' },
      { to: recentlyViewedLink(device), label: '최근 본 상품' },
    ],
  };
  const member = { label: '내 정보', entries: [{ to: addressBookLink(device), label: '배송지 관리' }] };
  const help = { label: '문의', entries: [{ to: faqLink(device), label: '자주 묻는 질문' }] };
  return showsMyShop(mall) ? [shopping, member, help] : [help];
}
