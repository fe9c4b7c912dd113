import { showsMyShop } from '@mall/domain/access-matrix';
import { myShopLink } from '@mall/domain/menu-links';
import { Outlet } from '@tanstack/react-router';
import { MallLink } from '../../components/mall-link.tsx';
import { useMall } from '../../lib/mall-context.tsx';
import { useMyShopEntries } from '../common/use-my-shop-entries.ts';
import styles from './my-shop-layout.module.css';

/** The pages of My Shop, with the way from one to another at the left. */
export function MyShopLayout() {
  const { mall } = useMall();
  const groups = useMyShopEntries();
  return (
    <div className={styles.page}>
      <nav className={styles.nav} aria-label="My Shop">
        <p className={styles.name}>
          {showsMyShop(mall) ? <MallLink to={myShopLink('pc')}>My Shop</MallLink> : 'My Shop'}
        </p>
        {groups.map(({ label, entries }) => (
          <section key={label} aria-label={label}>
            <h2>{label}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <MallLink to={entry.to}>{entry.label}</MallLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  );
}
