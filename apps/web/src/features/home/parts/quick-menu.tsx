import type { CornerItem } from '@mall/contracts/corner';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import styles from './quick-menu.module.css';

/** Ten shortcuts into the mall, as pictures. */
export function QuickMenu({ items }: { items: readonly CornerItem[] }) {
  const { imageBase } = useMall();
  return (
    <nav aria-label="바로가기">
      <ul className={styles.menu}>
        {items.map((item) => (
          <li key={item.title}>
            <MallLink to={item.link} className={styles.item}>
              <i>
                <img src={`${imageBase}/${item.image}.96.webp`} alt="" width={44} height={44} />
                {item.label !== '' && <em>{item.label}</em>}
              </i>
              {item.title}
            </MallLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
