import { maximumKeywords } from '@mall/contracts/numbers';
import { TermChip } from '@mall/ui/chip';
import { isForInputMethod } from '@mall/ui/input-guards';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { longestKeyword } from '../model/search-address.ts';
import { useCombobox } from '../model/use-combobox.ts';
import type { SearchBoxModel } from '../model/use-search-box.ts';
import { useSuggestions } from '../model/use-suggestions.ts';
import styles from './chip-field.module.css';
import { SuggestionList } from './suggestion-list.tsx';

type Props = { box: SearchBoxModel; placeholder: string; button: ReactNode; autoFocus?: boolean };

/** The chip-based search field of both sites, with suggestions below it. */
export function ChipField({ box, placeholder, button, autoFocus = false }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { suggestions, isNothing } = useSuggestions(box.typed);
  const combobox = useCombobox(suggestions.length, box.typed);
  const isListShown = isOpen && suggestions.length > 0;

  const take = (text: string) => {
    box.take(text);
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isForInputMethod(event)) return;
    if (isListShown && combobox.move(event)) return;
    if (event.key === 'Escape') setIsOpen(false);
    if (event.key === 'Backspace') box.backspace();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const marked = isListShown ? suggestions[combobox.marked] : undefined;
    if (marked) take(marked.text);
    else if (box.typed.trim() === '') box.submit();
    else box.enter();
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
          autoFocus={autoFocus}
          placeholder={box.chips.length === 0 ? placeholder : '키워드를 더 추가해 보세요'}
          value={box.typed}
          onChange={(event) => {
            box.type(event.target.value);
            setIsOpen(true);
          }}
          onFocus={() => setIsOpen(true)}
          onKeyDown={handleKey}
        />
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
      {isListShown && (
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          typed={box.typed.trim()}
          marked={combobox.marked}
          onTake={take}
        />
      )}
    </search>
  );
}
