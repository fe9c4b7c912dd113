import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Kbd } from '../keys/kbd.tsx';
import type { Keys } from '../keys/key-names.ts';
import styles from './overlay.module.css';

export type MenuAction = {
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Printed beside it; the component that shows the menu binds them. */
  readonly keys?: Keys;
  readonly isDanger?: boolean;
  readonly run: () => void;
};

type Props = {
  trigger: ReactElement<Record<string, unknown>>;
  /** Groups, separated by lines. */
  groups: readonly (readonly MenuAction[])[];
  align?: 'start' | 'end';
};

/** Further actions, behind one button. */
export function Menu({ trigger, groups, align = 'end' }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={8} className={styles.positioner}>
          <Base.Popup className={styles.menu} data-modal="">
            {groups.map((actions) => (
              <Base.Group key={actions.map(({ label }) => label).join()} className={styles.group}>
                {actions.map((action) => (
                  <MenuItem key={action.label} {...action} />
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuItem({ label, icon: Icon, keys, isDanger, run }: MenuAction) {
  return (
    <Base.Item className={styles.item} data-danger={isDanger || undefined} onClick={run}>
      {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
      {label}
      {keys && <Kbd keys={keys} />}
    </Base.Item>
  );
}
