import type { OpenedGift } from '@mall/contracts/gift';
import { daysLeft } from '@mall/domain/gift';
import Clock from 'lucide-react/icons/clock';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { giftPictures } from '../../../entities/gift/gift-pictures.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { weekdayText } from '../../../lib/moment-text.ts';
import styles from './gift-card-view.module.css';

/** The card with its message, who sends it from which mall, and until when the gift can be accepted. */
export function GiftCardView({ gift }: { gift: OpenedGift }) {
  const { mall } = useMall();
  return (
    <div>
      <section className={styles.card} data-card={gift.card} aria-label="카드">
        <ObjectPicture name={giftPictures[gift.card].picture} size={96} />
        {gift.message !== '' && <p className={styles.message}>{gift.message}</p>}
        <p className={styles.sender}>
          {gift.senderName} 님이 {mall.name}에서 보냈어요
        </p>
      </section>
      {gift.expiresAt && <Until expiresAt={gift.expiresAt} />}
    </div>
  );
}

function Until({ expiresAt }: { expiresAt: string }) {
  const left = daysLeft(new Date(expiresAt), new Date());
  return (
    <p className={styles.until}>
      <Clock size={18} strokeWidth={1.75} aria-hidden />
      <span>{weekdayText(expiresAt)} 밤 12시까지 받아 주세요</span>
      <b>{left > 0 ? `${left}일 남음` : '오늘까지'}</b>
    </p>
  );
}
