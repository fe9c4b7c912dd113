import type { LucideIcon } from 'lucide-react';
import Dot from 'lucide-react/icons/dot';
import type { ReactNode } from 'react';
import { fullMoment, momentText } from '../lib/moments.ts';
import type { Tone } from './badge.tsx';
import styles from './timeline.module.css';

export type Happening = {
  readonly key: string;
  /** The fact, in a few words. */
  readonly title: ReactNode;
  /** Who and why, in grey. */
  readonly note?: ReactNode;
  /** An instant. */
  readonly at: string;
  readonly icon?: LucideIcon;
  /** Its meaning; grey for automatic events. */
  readonly tone?: Tone;
};

/** The history of a thing, in the given order: the latest first. */
export function Timeline({ items }: { items: readonly Happening[] }) {
  return (
    <ol className={styles.line}>
      {items.map(({ key, title, note, at, icon: Icon = Dot, tone = 'plain' }) => (
        <li key={key}>
          <span className={styles.disc} data-tone={tone}>
            <Icon size={11} strokeWidth={2.4} aria-hidden="true" />
          </span>
          <div>
            <b>{title}</b>
            {note && <p>{note}</p>}
          </div>
          <time dateTime={at} title={fullMoment(at)}>
            {momentText(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
