import { showsMyShop } from '@mall/domain/access-matrix';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import type { ScreenName } from '@mall/domain/screens/screens';
import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import Clock from 'lucide-react/icons/clock';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Heart from 'lucide-react/icons/heart';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import Package from 'lucide-react/icons/package';
import Repeat from 'lucide-react/icons/repeat';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Smartphone from 'lucide-react/icons/smartphone';
import Star from 'lucide-react/icons/star';
import Undo2 from 'lucide-react/icons/undo-2';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { useMall } from '../../lib/mall/mall-context.tsx';

type MyShopEntry = {
  to: ScreenTarget;
  label: string;
  icon: LucideIcon;
  /** Screens reached from here: an order belongs to the orders. */
  below?: readonly ScreenName[];
};
export type MyShopGroup = { label: string; entries: MyShopEntry[] };

/** The entries of My Shop in this mall, by group; for malls whose members have an account of their own. */
export function useMyShopEntries(): MyShopGroup[] {
  const { mall } = useMall();
  const orders: MyShopEntry[] = [
    {
      to: { screen: 'orderList' },
      label: '주문·배송 조회',
      icon: Package,
      below: ['orderDetail', 'uploadOrder'],
    },
    { to: { screen: 'orderList', search: { claimed: 'only' } }, label: '취소·교환·반품', icon: Undo2 },
  ];
  const shopping: MyShopGroup = {
    label: '쇼핑',
    entries: [
      ...orders,
      {
        to: { screen: 'applications' },
        label: '휴대폰 신청 내역',
        icon: Smartphone,
        below: ['applicationDetail'],
      },
      { to: { screen: 'subscriptions' }, label: '구독 신청 내역', icon: Repeat },
      { to: { screen: 'myReviews' }, label: '상품 후기', icon: Star, below: ['reviewForm'] },
      { to: { screen: 'cart' }, label: '장바구니', icon: ShoppingBag },
      { to: { screen: 'wishlist' }, label: '찜한 상품', icon: Heart },
      { to: { screen: 'restockAlerts' }, label: '재입고 알림', icon: Bell },
      { to: { screen: 'recentlyViewed' }, label: '최근 본 상품', icon: Clock },
    ],
  };
  const ordering: MyShopGroup = {
    label: '주문',
    entries: [{ to: { screen: 'upload' }, label: '대량주문', icon: FileSpreadsheet }, ...orders],
  };
  const help: MyShopGroup = {
    label: '문의',
    entries: [
      {
        to: { screen: 'questionList' },
        label: '1:1 문의',
        icon: MessageCircle,
        below: ['questionForm', 'questionChange', 'question'],
      },
      { to: { screen: 'faq' }, label: '자주 묻는 질문', icon: MessageCircleQuestion },
    ],
  };
  const member: MyShopGroup = {
    label: '내 정보',
    entries: [
      { to: { screen: 'memberInfo' }, label: '회원정보 변경', icon: UserRoundCog, below: ['withdrawal'] },
      { to: { screen: 'addressBook' }, label: '배송지 관리', icon: MapPin },
    ],
  };
  return [showsMyShop(mall) ? shopping : ordering, help, member];
}
