import type { GiftState } from '@mall/contracts/gift-codes';
import { extendGift, remindGift } from '@mall/contracts/office/order-work';
import { getOrder, listOrders, type OfficeOrder } from '@mall/contracts/office/orders';
import { textOf } from '@mall/contracts/office/personal';
import { isGiftOpen } from '@mall/domain/gift';
import { Badge, type Tone } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Part } from '../../kit/page.tsx';
import { useToast } from '../../kit/toast.tsx';
import { momentText } from '../../lib/moments.ts';
import { useMay } from '../../lib/use-me.ts';
import { useAct } from '../../lib/use-office.ts';
import styles from './orders.module.css';

const words: Readonly<Record<GiftState, readonly [string, Tone]>> = {
  UNPAID: ['결제 전', 'plain'],
  SENT: ['주소 기다리는 중', 'warn'],
  OPENED: ['열어 봄', 'info'],
  ACCEPTED: ['받음', 'ok'],
  DECLINED: ['사양함', 'err'],
  EXPIRED: ['기한 지남', 'err'],
  CANCELLED: ['취소됨', 'plain'],
};

/** The receiver of a gift, and the actions possible until it is accepted. */
export function Gift({ order }: { order: OfficeOrder }) {
  const { gift } = order;
  const mayWrite = useMay('orders.write');
  if (!gift) return null;
  const [word, tone] = words[gift.state];
  return (
    <Part title="선물" end={<Badge tone={tone}>{word}</Badge>}>
      <p>
        {textOf(gift.receiverName)} {textOf(gift.receiverPhone)}
      </p>
      {gift.expiresAt && <p className={styles.grey}>{momentText(gift.expiresAt)}까지 받을 수 있어요</p>}
      {mayWrite && isGiftOpen(gift.state) && <Acts order={order} />}
    </Part>
  );
}

function Acts({ order: { mallId, orderNo } }: { order: OfficeOrder }) {
  const toast = useToast();
  const changes = [getOrder, listOrders];
  const remind = useAct(remindGift, { changes });
  const extend = useAct(extendGift, { changes });
  const asked = { params: { mallId, orderNo } };
  const told = (message: string) => ({
    onSuccess: () => toast(message),
    onError: (error: Error) => toast.error(error),
  });
  return (
    <div className={styles.payLink}>
      <Button
        isBusy={remind.isPending}
        onClick={() => remind.mutate(asked, told('링크를 다시 보내 달라고 메일을 보냈어요'))}
      >
        링크 다시 안내
      </Button>
      <Button isBusy={extend.isPending} onClick={() => extend.mutate(asked, told('기한을 7일 늘리고 메일을 보냈어요'))}>
        기한 7일 늘리기
      </Button>
    </div>
  );
}
