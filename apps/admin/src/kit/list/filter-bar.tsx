import type { Filter, FilterParts } from '@mall/contracts/office/list';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Kbd } from '../keys/kbd.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Popover } from '../overlay/popover.tsx';
import type { Filters } from './filter.ts';
import styles from './filter-bar.module.css';
import { FilterEditor } from './filter-editor.tsx';
import { filterWords } from './filter-words.ts';
import type { FilterWords } from './list-types.ts';

type NamedFilter = { readonly name: string; readonly parts: FilterParts; readonly words: FilterWords };

type Props = {
  readonly known: readonly NamedFilter[];
  readonly filters: Filters;
  readonly onChange: (filters: Filters, isGoingOn: boolean) => void;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** What can be searched for; without it there is no search box. */
  readonly searchHint?: string | undefined;
  readonly onReset?: (() => void) | undefined;
  /** How the search was understood. */
  readonly understood?: string | undefined;
  /** On the right: columns, save. */
  readonly children?: ReactNode;
};

/** The filters of a list: the search, the set chips, and the usual ones. */
export function FilterBar(props: Props) {
  const { known, filters, onChange, search, onSearch, searchHint, onReset, understood, children } = props;
  const [editing, setEditing] = useState<string>();
  const isSet = ({ name }: NamedFilter) => filters[name] !== undefined;
  const offered = known.filter((one) => !isSet(one) && (one.words.isUsual || one.name === editing));
  const others = known.filter((one) => !isSet(one) && !offered.includes(one));
  const chip = (one: NamedFilter) => (
    <FilterChip
      key={one.name}
      {...one}
      filter={filters[one.name]}
      isOpen={editing === one.name}
      onOpenChange={(isOpen) => setEditing(isOpen ? one.name : undefined)}
      onChange={(filter, isGoingOn) => onChange(withFilter(filters, one.name, filter), isGoingOn)}
    />
  );
  return (
    <search className={styles.bar} aria-label="조건">
      {searchHint !== undefined && <SearchBox text={search} hint={searchHint} onSearch={onSearch} />}
      {understood !== undefined && (
        <span className={styles.understood} role="status">
          {understood}
        </span>
      )}
      {known.filter(isSet).map(chip)}
      {offered.map(chip)}
      {known.length > 0 && (
        <MoreFilters filters={[...offered, ...others]} onChoose={setEditing} isEmpty={others.length === 0} />
      )}
      {onReset && (
        <button type="button" className={styles.reset} onClick={onReset}>
          초기화
        </button>
      )}
      <div className={styles.tools}>{children}</div>
    </search>
  );
}

function withFilter(filters: Filters, name: string, filter: Filter | undefined): Filters {
  const { [name]: _, ...rest } = filters;
  return filter ? { ...filters, [name]: filter } : rest;
}

type ChipProps = NamedFilter & {
  readonly filter: Filter | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChange: (filter: Filter | undefined, isGoingOn: boolean) => void;
};

function FilterChip({ parts, words, filter, isOpen, onOpenChange, onChange }: ChipProps) {
  const trigger = (
    <button type="button" className={styles.chipName}>
      {!filter && <Plus size={13} aria-hidden="true" />}
      {words.label}
      {filter && <b>{filterWords(filter, { parts, words })}</b>}
    </button>
  );
  return (
    <span className={styles.chip} data-set={filter !== undefined || undefined}>
      <Popover trigger={trigger} label={`${words.label} 조건`} isOpen={isOpen} onOpenChange={onOpenChange}>
        {(close) => <FilterEditor {...{ parts, words, filter, onChange, close }} />}
      </Popover>
      {filter && (
        <button
          type="button"
          className={styles.chipClear}
          aria-label={`${words.label} 조건 빼기`}
          onClick={() => onChange(undefined, false)}
        >
          <X size={13} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

type MoreProps = {
  readonly filters: readonly NamedFilter[];
  /** All of them are chips already, so only the key opens it. */
  readonly isEmpty: boolean;
  readonly onChoose: (name: string) => void;
};

/** Every other filter, by the key F. */
function MoreFilters({ filters, isEmpty, onChoose }: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  useKeys([{ keys: 'f', label: '필터', group: '목록', run: () => setOpen(true) }]);
  const trigger = (
    <button type="button" className={styles.more} data-empty={isEmpty || undefined} aria-keyshortcuts="F">
      <Plus size={13} aria-hidden="true" />
      조건
    </button>
  );
  return (
    <Popover trigger={trigger} label="조건 추가" isOpen={isOpen} onOpenChange={setOpen}>
      {(close) => (
        <ul className={styles.moreList}>
          {filters.map(({ name, words }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  close();
                  onChoose(name);
                }}
              >
                {words.label}
              </button>
            </li>
          ))}
          {filters.length === 0 && <li className={styles.hint}>모든 조건을 쓰고 있어요</li>}
        </ul>
      )}
    </Popover>
  );
}

type SearchProps = { readonly text: string; readonly hint: string; readonly onSearch: (text: string) => void };
const searchAfterMilliseconds = 350;

/** Searches during typing, and at once on Enter; / focuses it, Esc leaves it. */
function SearchBox({ text, hint, onSearch }: SearchProps) {
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  const [known, setKnown] = useState(text);
  // The address has changed on its own: by back, or by another tab.
  if (known !== text) {
    setKnown(text);
    if (typed.trim() !== text) setTyped(text);
  }
  useKeys([{ keys: '/', label: '찾기', group: '목록', run: () => input.current?.select() }]);
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => onSearch(typed.trim()), searchAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [typed, text, onSearch]);
  return (
    <form
      className={styles.searchBox}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Search size={14} strokeWidth={1.75} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        value={typed}
        placeholder={hint}
        aria-label={`찾기: ${hint}`}
        aria-keyshortcuts="/"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The browser would clear it.
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
      <Kbd keys="/" />
    </form>
  );
}
