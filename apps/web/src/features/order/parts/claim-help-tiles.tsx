import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimType } from '@mall/contracts/order-codes';
import { hasOwnAccount } from '@mall/domain/access-matrix';
import { claimTypeNames } from '@mall/domain/order-words';
import type { LucideIcon } from 'lucide-react';
import CircleX from 'lucide-react/icons/circle-x';
import MessageCircle from 'lucide-react/icons/message-circle';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Undo2 from 'lucide-react/icons/undo-2';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { claimFormTarget } from '../model/claim-form-target.ts';
import { claimHelp } from '../model/claim-help.ts';
import styles from './claim-help-tiles.module.css';

const icons: Readonly<Record<ClaimType, LucideIcon>> = { CANCEL: CircleX, EXCHANGE: RefreshCw, RETURN: Undo2 };

/** Cancel, exchange, return: links to the forms, or why they are closed; and a link to ask a question about the order. */
export function ClaimHelpTiles({ order }: { order: OrderDetail }) {
  const { mall } = useMall();
  return (
    <ul className={styles.tiles}>
      {claimHelp(order).map(({ type, text, isOpen }) => {
        const name = type === 'CANCEL' ? '주문 취소' : `${claimTypeNames[type]} 신청`;
        const words = <Words icon={icons[type]} name={name} text={text} />;
        return (
          <li key={type}>
            {isOpen ? (
              <ScreenLink {...claimFormTarget(order.card, type)} className={styles.tile}>
                {words}
              </ScreenLink>
            ) : (
              <p className={styles.tile} data-off>
                {words}
              </p>
            )}
          </li>
        );
      })}
      {hasOwnAccount(mall) && (
        <li>
          <ScreenLink screen="questionForm" search={{ orderNo: order.card.orderNo }} className={styles.tile}>
            <Words icon={MessageCircle} name="1:1 문의" text="이 주문을 바로 문의할 수 있어요" />
          </ScreenLink>
        </li>
      )}
    </ul>
  );
}

type WordsProps = { icon: LucideIcon; name: string; text: string };

function Words({ icon: Icon, name, text }: WordsProps) {
  return (
    <>
      <Icon size={22} strokeWidth={1.75} aria-hidden />
      <b>{name}</b>
      <span>{text}</span>
    </>
  );
}
