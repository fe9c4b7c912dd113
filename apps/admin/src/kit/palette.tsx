import { Dialog } from '@base-ui/react/dialog';
import { useQueries } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useState } from 'react';
import { Kbd } from './keys/kbd.tsx';
import type { Keys } from './keys/key-names.ts';
import styles from './palette.module.css';

/** A result of the palette: opens or does something. */
export type Hit = {
  readonly id: string;
  readonly label: ReactNode;
  /** In grey, after the label. */
  readonly note?: ReactNode;
  readonly icon?: LucideIcon;
  /** Printed at its end. */
  readonly keys?: Keys | undefined;
  /** `isElsewhere`: with ⌘, in a new tab. */
  readonly run: (isElsewhere: boolean) => void;
};

/** Finds things for the palette: members, orders, screens. */
export type Finder = {
  readonly label: string;
  /** The character that selects only this finder: `#`, `@`, `>`. */
  readonly sign?: string;
  /** The minimum length of a search. */
  readonly from?: number;
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly Hit[]> | readonly Hit[];
};

type Props = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly finders: readonly Finder[];
  /** The scope of the search: the current mall. */
  readonly scope?: ReactNode;
  readonly hint: string;
};

/** One box for everything: all finders search for the typed text at once. */
export function Palette({ isOpen, onClose, ...rest }: Props) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Popup className={styles.palette} data-modal="" aria-label="찾기">
          <PaletteBody onClose={onClose} {...rest} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PaletteBody({ onClose, finders, scope, hint }: Omit<Props, 'isOpen'>) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const groups = useHits(finders, text);
  const id = useId();
  const hits = groups.flatMap((group) => group.hits);
  const current = hits[Math.min(at, hits.length - 1)];
  const run = (hit: Hit | undefined, isElsewhere: boolean) => {
    if (!hit) return;
    onClose();
    hit.run(isElsewhere);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') run(current, event.metaKey || event.ctrlKey);
    else if (event.key === 'ArrowDown') setAt(Math.min(at + 1, hits.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.box}>
        <Search size={18} aria-hidden="true" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the box is what was asked for
          autoFocus
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={id}
          aria-activedescendant={current && `${id}-${current.id}`}
          aria-label={hint}
          placeholder={hint}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        {scope}
      </div>
      <div className={styles.hits} id={id} role="listbox" aria-label="찾은 것">
        {groups.map(({ label, hits: found }) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a list box have no other groups
          <div key={label} role="group" aria-label={label}>
            <span className={styles.label}>{label}</span>
            {found.map((hit) => (
              <HitRow
                key={hit.id}
                hit={hit}
                id={`${id}-${hit.id}`}
                isCurrent={hit === current}
                onRun={(isElsewhere) => run(hit, isElsewhere)}
              />
            ))}
          </div>
        ))}
        {hits.length === 0 && <p className={styles.none}>{text === '' ? hint : '찾은 것이 없어요'}</p>}
      </div>
      <footer className={styles.foot}>
        <span>
          <Kbd keys="arrowup" /> <Kbd keys="arrowdown" /> 선택 <Kbd keys="mod+enter" /> 새 창
        </span>
        <span>
          {finders.map(
            ({ sign, label }) =>
              sign && (
                <span key={sign}>
                  <Kbd keys={sign} /> {label}{' '}
                </span>
              ),
          )}
        </span>
      </footer>
    </>
  );
}

type RowProps = { hit: Hit; id: string; isCurrent: boolean; onRun: (isElsewhere: boolean) => void };

function HitRow({ hit: { label, note, icon: Icon, keys }, id, isCurrent, onRun }: RowProps) {
  const show = (element: HTMLElement | null) => {
    if (isCurrent) element?.scrollIntoView({ block: 'nearest' });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
    <div
      ref={show}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className={styles.hit}
      onClick={(event) => onRun(event.metaKey || event.ctrlKey)}
    >
      {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
      <span className={styles.words}>
        {label}
        {note && <small>{note}</small>}
      </span>
      {isCurrent && !keys && <CornerDownLeft size={14} aria-hidden="true" />}
      {keys && <Kbd keys={keys} isSplit />}
    </div>
  );
}

/** The results of every finder, or of one when the text begins with its sign. */
function useHits(finders: readonly Finder[], typed: string) {
  const text = useDeferredValue(typed.trim());
  const asked = finders.filter(({ sign }) => sign !== undefined && text.startsWith(sign));
  const words = asked.length > 0 ? text.slice(1).trim() : text;
  const used = asked.length > 0 ? asked : finders;
  return useQueries({
    queries: used.map(({ label, find, from = 0 }) => ({
      queryKey: ['palette', label, words],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(words, signal),
      enabled: words.length >= from,
      staleTime: 0,
      gcTime: 0,
    })),
    combine: (results) =>
      results.flatMap(({ data }, index) => (data?.length ? [{ label: used[index]?.label ?? '', hits: data }] : [])),
  });
}
