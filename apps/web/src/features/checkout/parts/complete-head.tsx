import type { OrderDetail } from '@mall/contracts/order';
import { Text } from '@mall/ui/text';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import type { OrderPhase } from '../model/order-phase.ts';
import { endText } from '../model/payment-failure.ts';
import styles from './complete-head.module.css';

type Props = { order: OrderDetail; phase: OrderPhase; headingLevel: 1 | 2 };

function wordsOf(order: OrderDetail, phase: OrderPhase) {
  if (phase === 'ended') return { picture: 'emoji/box', title: '취소된 주문이에요', text: endText(order) };
  if (phase === 'deposit') {
    return {
      picture: 'emoji/money',
      title: '입금하시면 주문이 끝나요',
      text: '아래 계좌로 기한 안에 입금해 주세요. 입금이 확인되면 상품을 준비할게요.',
    };
  }
  if (order.gift)
    return {
      picture: 'emoji/gift',
      title: '이제 선물 링크를 보내 주세요',
      text: `${order.gift.receiverName}님이 링크를 열고 주소를 입력하면 보내 드려요`,
    };
  return { picture: 'emoji/party', title: '주문이 잘 들어왔어요', text: '정성껏 준비해서 보내 드릴게요' };
}

/** The outcome of the order, in one line. */
export function CompleteHead({ order, phase, headingLevel }: Props) {
  const { picture, title, text } = wordsOf(order, phase);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.head}>
      <ObjectPicture className={styles.picture} name={picture} size={192} />
      <Heading className={styles.title}>{title}</Heading>
      <Text variant="reading" tone="muted" marginTop={6}>
        {text}
      </Text>
    </div>
  );
}
