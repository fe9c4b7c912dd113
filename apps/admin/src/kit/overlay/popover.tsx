import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useState } from 'react';
import styles from './overlay.module.css';

type Props = {
  /** The button that opens it. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Its name for screen readers. */
  label: string;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  align?: 'start' | 'center' | 'end';
  children: (close: () => void) => ReactNode;
};

/** A small panel at a button. Esc and a click outside close it, and the focus returns. */
export function Popover({ trigger, label, align = 'start', isOpen: given, onOpenChange, children }: Props) {
  const [isOwnOpen, setOpen] = useState(false);
  const isOpen = given ?? isOwnOpen;
  const change = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    onOpenChange?.(isNowOpen);
  };
  return (
    <Base.Root open={isOpen} onOpenChange={change}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={8} className={styles.positioner}>
          <Base.Popup className={styles.popup} aria-label={label} data-modal="">
            {children(() => change(false))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
