import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import styles from './content.module.css';

/** The items with one of them moved to another place. */
export const movedTo = <Item,>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
};

type Props = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** One place up or down. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  children?: ReactNode;
};

/** An item in an ordered list, with its content. */
export const MovableCard = ({ name, isFirst, isLast, onMove, onRemove, children }: Props) => (
  <fieldset className={styles.card} aria-label={name}>
    <div className={styles.cardHead}>
      <b>{name}</b>
      <IconButton icon={ArrowUp} label={`${name} 위로`} disabled={isFirst} onClick={() => onMove(-1)} />
      <IconButton icon={ArrowDown} label={`${name} 아래로`} disabled={isLast} onClick={() => onMove(1)} />
      <IconButton icon={X} label={`${name} 빼기`} onClick={onRemove} />
    </div>
    {children}
  </fieldset>
);
