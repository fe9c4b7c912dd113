import type { Me } from '@mall/contracts/office/account';
import { Link } from '@tanstack/react-router';
import MenuIcon from 'lucide-react/icons/menu';
import { menuIcon } from '../kit/menu-icons.ts';
import { keepMall } from './side-menu.tsx';
import styles from './tab-bar.module.css';
import type { Waiting } from './use-waiting.ts';

/** Screens for mobile work, in this order; the first four that one may open. */
const usual = ['today', 'orders', 'claims', 'approvals', 'desk', 'questions', 'applications', 'joining', 'cases'];

type Props = { readonly menu: Me['menu']; readonly waiting: readonly Waiting[]; readonly onAll: () => void };

/** Navigation on a phone. */
export function TabBar({ menu, waiting, onAll }: Props) {
  const items = menu.flatMap((group) => group.items);
  const shown = usual.flatMap((key) => items.filter((item) => item.key === key)).slice(0, 4);
  return (
    <nav className={styles.bar} aria-label="빠른 메뉴">
      {shown.map(({ key, name, path, icon }) => {
        const Icon = menuIcon(icon);
        const late = waiting.filter((one) => one.path === path).reduce((sum, one) => sum + one.late, 0);
        return (
          <Link key={key} to={path} search={keepMall} activeOptions={{ exact: path === '/', includeSearch: false }}>
            <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
            {name}
            {late > 0 && <em>{late > 99 ? '99+' : late}</em>}
          </Link>
        );
      })}
      <button type="button" onClick={onAll}>
        <MenuIcon size={22} strokeWidth={1.75} aria-hidden="true" />
        전체
      </button>
    </nav>
  );
}
