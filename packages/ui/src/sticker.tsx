import type { CSSProperties } from 'react';
import styles from './sticker.module.css';
import { stickerColour, stickerInk } from './sticker-ink.ts';

type Props = {
  /** Hex from the data; anything else is black. */
  colour: string | null | undefined;
  children: string;
};

export function Sticker({ colour, children }: Props) {
  const style = { '--sticker': stickerColour(colour), '--sticker-ink': stickerInk(colour) } as CSSProperties;
  return (
    <span className={styles.sticker} style={style}>
      {children}
    </span>
  );
}
