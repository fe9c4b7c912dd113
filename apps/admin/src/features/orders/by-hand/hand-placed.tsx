import { OfficeLink } from '../../../kit/office-link.tsx';
import { Card } from '../../../kit/page.tsx';
import { momentText } from '../../../lib/moments.ts';
import { PayLink } from '../pay-link.tsx';

type Props = {
  readonly placed: { readonly orderNo: string; readonly payUrl: string; readonly expiresAt: string };
  readonly mallId: number;
};

/** The placed order: where its member pays, and until when. */
export function HandPlaced({ placed: { orderNo, payUrl, expiresAt }, mallId }: Props) {
  return (
    <Card title="주문을 넣었어요" note={`${momentText(expiresAt)}까지 결제하지 않으면 취소돼요`}>
      <PayLink url={payUrl} />
      <p>같은 링크를 회원 이메일로 보냈어요. 회원이 로그인해 약관에 동의하고 결제해요.</p>
      <OfficeLink screen="order" params={{ mallId: mallId, orderNo }}>
        주문 {orderNo} 보기
      </OfficeLink>
    </Card>
  );
}
