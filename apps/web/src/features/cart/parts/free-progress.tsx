import { formatWon } from '@mall/domain/money';
import type { CSSProperties } from 'react';
import type { CartGroup } from '../model/cart-view.ts';
import styles from './free-progress.module.css';

/** How far a group is from free delivery; nothing if it is free, never will be, or orders nothing. */
export function FreeProgress({ group }: { group: CartGroup }) {
  const { freeFrom, goodsAmount, missingForFree } = group;
  if (freeFrom === null || missingForFree === 0 || goodsAmount === 0) return null;
  const share = `${Math.floor((goodsAmount * 100) / freeFrom)}%`;
  return (
    <p className={styles.progress} style={{ '--share': share } as CSSProperties}>
      <span>
        <b>{formatWon(missingForFree)}</b> 더 담으면 배송비가 무료예요
      </span>
    </p>
  );
}
