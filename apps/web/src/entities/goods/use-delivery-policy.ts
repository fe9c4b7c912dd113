import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { businessHours } from '@mall/domain/business-hours';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { deliveryNoteOf, deliveryWayText } from '../delivery/delivery-promise.ts';
import { feeText } from '../delivery/delivery-words.ts';

/** Delivery, exchange and return, as the law on electronic commerce requires (articles 17 and 18). */
export function useDeliveryPolicy(goods: GoodsDetail) {
  const { mall } = useMall();
  const hours = businessHours(mall.centerOpensAt, mall.centerClosesAt);
  return [
    { label: '배송 방법', value: deliveryWayText(goods.deliveryMethod, deliveryNoteOf(goods.card)) },
    { label: '배송비', value: `${feeText(goods)} (제주·도서산간은 추가 배송비가 들 수 있어요)` },
    {
      label: '교환·반품 기간',
      value:
        '받은 날부터 7일 이내예요. 설명과 다른 상품을 받았다면 받은 날부터 3개월 이내, 그 사실을 안 날부터 30일 이내에 신청할 수 있어요.',
    },
    { label: '교환·반품 비용', value: '단순 변심은 왕복 배송비를 내셔야 해요. 상품에 문제가 있으면 무료예요.' },
    {
      label: '제한 사유',
      value: '사용했거나 포장·구성품이 없어지거나 망가진 상품, 다시 팔기 어려운 상품은 교환·반품이 어려워요.',
    },
    { label: '환불', value: '돌려보낸 상품을 받은 날부터 3영업일 이내에 결제하신 방법으로 환불해요.' },
    { label: '고객센터', value: `${mall.customerPhone} (${hours.weekdays})` },
  ];
}
