import { BottomSheet } from '@mall/ui/bottom-sheet';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { MallLink } from '../../components/link/mall-link.tsx';
import type { MallAddress } from '../../lib/routing/mall-path.ts';
import styles from './sort.module.css';

type Props<Sort extends string> = {
  sorts: readonly Sort[];
  labels: Readonly<Record<Sort, string>>;
  current: Sort;
  linkOf: (sort: Sort) => MallAddress;
};

/** The sort order of a list on a phone: the current one, and a sheet with all of them. */
export function SortSheet<Sort extends string>({ sorts, labels, current, linkOf }: Props<Sort>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="visually-hidden">정렬 </span>
        {labels[current]}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </button>
      <BottomSheet isOpen={isOpen} onClose={close} title="정렬">
        <ul className={styles.list}>
          {sorts.map((sort) => (
            <li key={sort}>
              <MallLink to={linkOf(sort)} aria-current={sort === current || undefined} onClick={close}>
                {labels[sort]}
                {sort === current && <Check size={20} strokeWidth={2} aria-hidden />}
              </MallLink>
            </li>
          ))}
        </ul>
      </BottomSheet>
    </>
  );
}
