import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import styles from './media.module.css';

type Props = {
  /** Accepts a file by its media type: `image/png`. */
  isTaken: (file: File) => boolean;
  onFiles: (files: readonly File[]) => void;
  /** Shown while something is dragged over it. */
  words: string;
  children: ReactNode;
};

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** An area where files are dropped, and pasted while it is on the screen. */
export function FileDrop({ isTaken, onFiles, words, children }: Props) {
  const [isOver, setOver] = useState(false);
  const take = (list: FileList) => {
    const files = [...list].filter(isTaken);
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.clipboardData && take(event.clipboardData.files)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop is offered beside a button that does the same
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget as Node | null) || setOver(false)
      }
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      {children}
      {isOver && <p className={styles.over}>{words}</p>}
    </div>
  );
}
