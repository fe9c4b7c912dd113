import { showsMyShop } from '@mall/domain/access-matrix';
import { applicationListLink } from '@mall/domain/application-links';
import {
  addressBookLink,
  cartLink,
  claimListLink,
  faqLink,
  memberInfoLink,
  orderListLink,
  questionListLink,
  recentlyViewedLink,
  wishlistLink,
  withdrawalLink,
} from '@mall/domain/menu-links';
import { subscriptionListLink } from '@mall/domain/subscription-links';
import {
  Clock,
  FileSpreadsheet,
  Heart,
  type LucideIcon,
  MapPin,
  MessageCircle,
  MessageCircleQuestion,
  Package,
  Repeat,
  ShoppingBag,
  Smartphone,
  Undo2,
  UserRoundCog,
} from 'lucide-react';
import { useMall } from '../../lib/mall-context.tsx';

type MyShopEntry = {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Beginnings of the desktop addresses of pages that one comes to from here: an order below the orders. */
  below?: readonly string[];
};
export type MyShopGroup = { label: string; entries: MyShopEntry[] };

/** What My Shop holds in this mall, by group; for malls whose members have an account of their own. */
export function useMyShopEntries(): MyShopGroup[] {
  const { mall, device } = useMall();
  const orders = [
    {
      to: orderListLink(device),
      label: '주문·배송 조회',
      icon: Package,
      below: ['/order/detail/', '/myshop/detailMyOrder/'],
    },
    { to: claimListLink(device), label: '취소·교환·반품', icon: Undo2 },
  ];
  const shopping = {
    label: '쇼핑',
    entries: [
      ...orders,
      {
        to: applicationListLink(device),
        label: '휴대폰 신청 내역',
        icon: Smartphone,
        below: ['/order/orderWireless/detail/'],
      },
      { to: subscriptionListLink(device), label: '구독 신청 내역', icon: Repeat },
      { to: cartLink(device), label: '장바구니', icon: ShoppingBag },
      { to: wishlistLink(device), label: '찜한 상품', icon: Heart },
      { to: recentlyViewedLink(device), label: '최근 본 상품', icon: Clock },
    ],
  };
  const ordering = { label: '주문', entries: [{ to: '/upload', label: '대량주문', icon: FileSpreadsheet }, ...orders] };
  const help = {
    label: '문의',
    entries: [
      {
        to: questionListLink(device),
        label: '1:1 문의',
        icon: MessageCircle,
        below: ['/myshop/formMyQuestion', '/myshop/detailMyQuestion/'],
      },
      { to: faqLink(device), label: '자주 묻는 질문', icon: MessageCircleQuestion },
    ],
  };
  const member = {
    label: '내 정보',
    entries: [
      { to: memberInfoLink(device), label: '회원정보 변경', icon: UserRoundCog, below: [withdrawalLink('pc')] },
      { to: addressBookLink(device), label: '배송지 관리', icon: MapPin },
    ],
  };
  return [showsMyShop(mall) ? shopping : ordering, help, member];
}
