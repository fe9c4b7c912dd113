import type { Me } from '@mall/contracts/office/account';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { Kbd } from '../kit/keys/kbd.tsx';
import { menuIcon } from '../kit/menu-icons.ts';
import { grouped } from '../lib/numbers.ts';
import styles from './side-menu.module.css';
import type { Waiting } from './use-waiting.ts';

type Props = {
  readonly menu: Me['menu'];
  readonly waiting: readonly Waiting[];
  readonly onHelp: () => void;
  /** Closes it when it is a sheet on a phone. */
  readonly onLeave?: () => void;
};

/** The menu, with the number of open tasks. */
export function SideMenu({ menu, waiting, onHelp, onLeave }: Props) {
  return (
    <nav className={styles.side} aria-label="주 메뉴">
      {menu.map(({ name, items }) => (
        <Fragment key={name}>
          {name !== '' && <h2>{name}</h2>}
          {items.map((item) => (
            <MenuLink key={item.key} item={item} waiting={waiting} onLeave={onLeave} />
          ))}
        </Fragment>
      ))}
      <button type="button" className={styles.help} onClick={onHelp}>
        단축키 <Kbd keys="?" />
      </button>
    </nav>
  );
}

type LinkProps = Pick<Props, 'waiting'> & {
  readonly item: Me['menu'][number]['items'][number];
  readonly onLeave: (() => void) | undefined;
};

function MenuLink({ item: { name, path, icon }, waiting, onLeave }: LinkProps) {
  const Icon = menuIcon(icon);
  const here = waiting.filter((one) => one.path === path);
  const total = here.reduce((sum, one) => sum + one.total, 0);
  const isLate = here.some(({ late }) => late > 0);
  return (
    <Link
      to={path}
      search={keepMall}
      activeOptions={{ exact: path === '/', includeSearch: false }}
      title={name}
      onClick={onLeave}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{name}</span>
      {total > 0 && (
        <em data-late={isLate || undefined}>
          {grouped(total)}
          {here.some(({ isMore }) => isMore) && '+'}
        </em>
      )}
    </Link>
  );
}

/** Keeps the current mall from screen to screen. */
export const keepMall = ({ mall }: { mall?: string }): { mall?: string } => (mall === undefined ? {} : { mall });
