import { cx } from '@mall/ui/cx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** What a colour means: done, due today, late or wrong, informed or running, in progress. */
export type Tone = 'plain' | 'ok' | 'warn' | 'err' | 'info' | 'vio';

type BadgeProps = {
  tone?: Tone;
  size?: 'sm' | 'md';
  isOutlined?: boolean;
  icon?: LucideIcon;
  children: ReactNode;
};

/** A state in a head or beside a name. In tables it is a `Dot`. */
export function Badge({ tone = 'plain', size = 'md', isOutlined, icon: Icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-size={size} data-outlined={isOutlined || undefined}>
      {Icon && <Icon size={12} strokeWidth={2.2} aria-hidden="true" />}
      {children}
    </span>
  );
}

type DotProps = { tone?: Tone; isHollow?: boolean; children: ReactNode };

/** A state in a table: a dot and a word, never only a colour. */
export function Dot({ tone = 'plain', isHollow, children }: DotProps) {
  return (
    <span className={styles.dot} data-tone={tone} data-hollow={isHollow || undefined}>
      {children}
    </span>
  );
}

const flagTones = { R: 'warn', Y: 'ok', N: 'err' } as const;

/** The letter of an approval: requested, approved, refused. */
export function Flag({ code }: { code: keyof typeof flagTones }) {
  return (
    <span className={styles.flag} data-tone={flagTones[code]}>
      {code}
    </span>
  );
}

/** Text in the colour of its meaning. */
export function Toned({ tone, isStrong, children }: { tone: Tone; isStrong?: boolean; children: ReactNode }) {
  return (
    <span className={styles.toned} data-tone={tone} data-strong={isStrong || undefined}>
      {children}
    </span>
  );
}

type CutProps = { children: ReactNode; className?: string };

/** One line, shortened with … when there is no more room. */
export function Cut({ children, className }: CutProps) {
  return <span className={cx(styles.cut, className)}>{children}</span>;
}
