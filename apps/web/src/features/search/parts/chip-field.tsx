import { maximumKeywords } from '@mall/contracts/numbers';
import { TermChip } from '@mall/ui/chip';
import { cx } from '@mall/ui/cx';
import { isForInputMethod } from '@mall/ui/input-guards';
import CircleX from 'lucide-react/icons/circle-x';
import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { Later } from '../../../components/panel/later.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { longestKeyword } from '../model/search-address.ts';
import type { Suggested } from '../model/suggested.ts';
import { useCombobox } from '../model/use-combobox.ts';
import type { SearchBoxModel } from '../model/use-search-box.ts';
import { useSuggestions } from '../model/use-suggestions.ts';
import styles from './chip-field.module.css';
import { RecentWordsTools } from './recent-words-tools.tsx';

const fetchList = () => import('./suggestion-list.tsx');

type Props = {
  box: SearchBoxModel;
  placeholder: string;
  button: ReactNode;
  /** For the panel: it opens with the focus in it, suggestions push the content below down, and recent words are below them. */
  isPanel?: boolean;
};

/** The chip-based search field of both sites, with suggestions below it. */
export function ChipField({ box, placeholder, button, isPanel = false }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isPhone = useMall().device === 'mobile';
  const listId = useId();
  const navigate = useMallNavigate();
  const { suggestions, isNothing } = useSuggestions(box.typed, isPanel ? none : box.recent.words);
  const combobox = useCombobox(suggestions);
  const isListShown = (isOpen || isPanel) && suggestions.length > 0;
  const hasTools = isOpen && !isPanel && box.typed.trim() === '' && (isListShown || !box.recent.isOn);
  const close = useCallback(() => setIsOpen(false), []);

  const choose = (suggested: Suggested) => {
    close();
    if ('target' in suggested) void navigate(suggested.target);
    else box.take(suggested.text);
  };
  /** By an arrow beside a suggestion, or by clearing. */
  const fill = (text: string) => {
    box.type(text);
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isForInputMethod(event)) return;
    if (isListShown && combobox.move(event)) return;
    if (event.key === 'Escape') setIsOpen(false);
    if (event.key === 'Backspace') box.backspace();
    const marked = isListShown ? suggestions[combobox.marked] : undefined;
    if (event.key === 'Delete' && marked?.of === 'recent') box.recent.remove(marked.text);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (marked) return choose(marked);
    close();
    box.enter();
  };

  return (
    <search
      className={styles.place}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false)}
    >
      <form
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault();
          close();
          box.submit();
        }}
      >
        {box.chips.map((chip) => (
          <TermChip key={chip.searchNo} term={chip.name} onRemove={() => box.remove(chip.searchNo)} />
        ))}
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label="검색어"
          aria-autocomplete="list"
          aria-expanded={isListShown}
          aria-controls={listId}
          {...(isListShown && combobox.marked >= 0 && { 'aria-activedescendant': `${listId}-${combobox.marked}` })}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={longestKeyword}
          // biome-ignore lint/a11y/noAutofocus: the panel was opened to type into it.
          autoFocus={isPanel}
          placeholder={box.chips.length === 0 ? placeholder : '키워드 더하기'}
          value={box.typed}
          onChange={(event) => {
            box.type(event.target.value);
            setIsOpen(true);
          }}
          onFocus={() => setIsOpen(true)}
          onKeyDown={handleKey}
        />
        {isPhone && box.typed !== '' && (
          <button type="button" className={styles.clear} aria-label="입력한 검색어 지우기" onClick={() => fill('')}>
            <CircleX size={20} strokeWidth={1.75} aria-hidden />
          </button>
        )}
        {box.chips.length > 0 && (
          <span className={styles.count}>
            {box.chips.length}/{maximumKeywords}
          </span>
        )}
        {button}
      </form>
      {isOpen && isNothing && (
        <p className={`${styles.list} ${styles.nothing}`} role="status">
          검색 결과가 없습니다.
        </p>
      )}
      {(isListShown || hasTools) && (
        <div className={cx(styles.list, isPanel && styles.inPanel)}>
          {isListShown && (
            <Later name="suggestion-list" fetchPart={fetchList} onMissing={close}>
              {({ SuggestionList }) => (
                <SuggestionList
                  {...{ id: listId, suggestions, typed: box.typed.trim(), marked: combobox.marked }}
                  {...{ onChoose: choose, onFill: fill, onForget: box.recent.remove }}
                />
              )}
            </Later>
          )}
          {hasTools && <RecentWordsTools recent={box.recent} />}
        </div>
      )}
    </search>
  );
}

const none: never[] = [];
