import { maskName, maskPhone } from '@mall/contracts/masking';
import type { Claim, OrderDetail } from '@mall/contracts/order';
import { blankedWords } from '@mall/domain/blanked-words';
import { formatWon } from '@mall/domain/money';

/**
 * What a claim is about, its reason, its pick-up address and the operator's answer; names and numbers are masked in the
 * middle (R9.12).
 */
export function claimFacts({ card }: OrderDetail, claim: Claim): { label: string; value: string }[] {
  const { lines, reason, returnFee, pickup, answer } = claim;
  const nameOf = (lineNo: number) => card.lines.find((line) => line.lineNo === lineNo)?.productName ?? '';
  return [
    { label: '상품', value: lines.map(({ lineNo, quantity }) => `${nameOf(lineNo)} ${quantity}개`).join(', ') },
    { label: '사유', value: reason || blankedWords },
    ...(returnFee > 0 ? [{ label: '배송비', value: `${formatWon(returnFee)} 고객 부담` }] : []),
    ...(pickup ? [{ label: '수거지', value: placeText(pickup) }] : []),
    ...(answer ? [{ label: '판매자 답변', value: answer }] : []),
  ];
}

const placeText = ({ recipient, phone, postcode, roadAddress, detailAddress }: NonNullable<Claim['pickup']>): string =>
  `${maskName(recipient)} · ${maskPhone(phone)} · (${postcode}) ${[roadAddress, detailAddress].filter(Boolean).join(', ')}`;
