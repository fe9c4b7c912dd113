import type { OpenedGift } from '@mall/contracts/gift';
import { Empty } from '@mall/ui/empty';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { GiftLines } from './gift-lines.tsx';

/** A gift that can no longer be accepted, with its state. */
export function GiftOver({ gift }: { gift: OpenedGift }) {
  const { title, text } = wordsOf(gift);
  return (
    <>
      <div role="status">
        <Empty headingLevel={1} picture={<ObjectPicture name="emoji/gift" size={96} />} title={title}>
          {text}
        </Empty>
      </div>
      {gift.lines.length > 0 && <GiftLines gift={gift} />}
    </>
  );
}

function wordsOf({ state, senderName }: OpenedGift): { title: string; text: string } {
  const ask = `궁금한 점은 ${senderName} 님에게 물어봐 주세요.`;
  switch (state) {
    case 'ACCEPTED':
      return { title: '선물을 받았어요', text: '입력하신 주소로 보내 드릴게요. 주소는 보낸 분에게 보이지 않아요.' };
    case 'DECLINED':
      return { title: '선물을 사양했어요', text: `결제한 금액은 ${senderName} 님에게 돌려 드려요.` };
    case 'EXPIRED':
      return { title: '받을 수 있는 기간이 지났어요', text: ask };
    default:
      return { title: '취소된 선물이에요', text: ask };
  }
}
