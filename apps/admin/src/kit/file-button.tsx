import type { LucideIcon } from 'lucide-react';
import FileUp from 'lucide-react/icons/file-up';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';

type Props = {
  /** Which file is expected, for screen readers. */
  label: string;
  /** In the format of the file dialog: `.xlsx,.csv`. */
  accept: string;
  isMultiple?: boolean;
  icon?: LucideIcon;
  size?: 'sm' | 'md';
  isBusy?: boolean | undefined;
  disabled?: boolean;
  /** The id from the `Field` around it. */
  id?: string;
  'aria-describedby'?: string | undefined;
  /** The chosen files; the same ones may be chosen again. */
  onChoose: (files: readonly [File, ...File[]]) => void;
  children: ReactNode;
};

/** A button that opens the file dialog: the browser's own control uses its own language and keeps showing a refused file. */
export function FileButton({ label, accept, isMultiple, icon = FileUp, onChoose, children, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        aria-label={label}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          target.value = '';
          if (first) onChoose([first, ...others]);
        }}
      />
      <Button icon={icon} {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
