import { Text } from '@mall/ui/text';
import type { ReactNode } from 'react';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { ProductTile } from '../../../entities/product/product-tile.tsx';
import { useInProgress } from '../model/use-in-progress.ts';
import styles from './order-row.module.css';

const shown = 4;

/** Phones and subscriptions in progress; nothing if there are none. */
export function InProgress({ className, head }: { className: string | undefined; head: ReactNode }) {
  const { ongoing, isLoading } = useInProgress();
  if (isLoading) return <div data-unfinished="text" />;
  if (ongoing.length === 0) return null;
  return (
    <section className={className} aria-label="휴대폰·구독">
      {head}
      <ul className={styles.ongoing}>
        {ongoing.slice(0, shown).map(({ key, image, name, state, text, to }) => (
          <li key={key}>
            <MallLink to={to} className={styles.row}>
              <ProductTile image={image} sizes="64px" />
              <span className={styles.text}>
                <span className={styles.state}>{state}</span>
                <span className={styles.name}>{name}</span>
                <Text as="span" size={13} tone="muted">
                  {text}
                </Text>
              </span>
            </MallLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
