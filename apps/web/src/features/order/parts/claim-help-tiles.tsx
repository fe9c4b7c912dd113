import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimType } from '@mall/contracts/order-codes';
import { claimTypeNames } from '@mall/domain/order-words';
import { CircleX, type LucideIcon, RefreshCw, Undo2 } from 'lucide-react';
import { MallLink } from '../../../components/mall-link.tsx';
import { useMall } from '../../../lib/mall-context.tsx';
import { claimFormLink } from '../model/claim-form-link.ts';
import { claimHelp } from '../model/claim-help.ts';
import styles from './claim-help-tiles.module.css';

const icons: Readonly<Record<ClaimType, LucideIcon>> = { CANCEL: CircleX, EXCHANGE: RefreshCw, RETURN: Undo2 };

/** Cancel, exchange, return: the way to each form, or why it is closed. */
export function ClaimHelpTiles({ order }: { order: OrderDetail }) {
  const { device } = useMall();
  return (
    <ul className={styles.tiles}>
      {claimHelp(order).map(({ type, text, isOpen }) => {
        const Icon = icons[type];
        const words = (
          <>
            <Icon size={22} strokeWidth={1.75} aria-hidden />
            <b>{type === 'CANCEL' ? '주문 취소' : `${claimTypeNames[type]} 신청`}</b>
            <span>{text}</span>
          </>
        );
        return (
          <li key={type}>
            {isOpen ? (
              <MallLink to={claimFormLink(order.card, type, device)} className={styles.tile}>
                {words}
              </MallLink>
            ) : (
              <p className={styles.tile} data-off>
                {words}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
