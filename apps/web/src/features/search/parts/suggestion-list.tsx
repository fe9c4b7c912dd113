import { Picture } from '@mall/ui/picture';
import ArrowUpLeft from 'lucide-react/icons/arrow-up-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import History from 'lucide-react/icons/history';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { MouseEvent, ReactNode } from 'react';
import { useImageUrl } from '../../../lib/mall/image-url.ts';
import { groupNames, type Suggested } from '../model/suggested.ts';
import { Marked } from './marked.tsx';
import styles from './suggestion-list.module.css';

type Props = {
  id: string;
  suggestions: readonly Suggested[];
  typed: string;
  marked: number;
  onChoose: (suggested: Suggested) => void;
  /** Puts a word into the field, to continue typing. */
  onFill: (text: string) => void;
  onForget: (word: string) => void;
};

/** Completions of the typed text, by kind; the part already typed is highlighted. */
export function SuggestionList({ suggestions, ...list }: Props) {
  const numbered = suggestions.map((suggested, index) => ({ suggested, index }));
  return (
    <div id={list.id} role="listbox" aria-label="검색어 제안" className={styles.list}>
      {Object.entries(groupNames).map(([of, name]) => {
        const options = numbered.filter(({ suggested }) => suggested.of === of);
        return (
          options.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box.
            <div key={of} role="group" aria-label={name || '검색어'} className={styles.group} data-of={of}>
              {name !== '' && <p aria-hidden>{name}</p>}
              <div className={styles.options}>
                {options.map(({ suggested, index }) => (
                  <Option key={suggested.text} {...list} suggested={suggested} index={index} />
                ))}
              </div>
            </div>
          )
        );
      })}
    </div>
  );
}

type OptionProps = Omit<Props, 'suggestions'> & { suggested: Suggested; index: number };

/** The field keeps the focus and its keys move the highlight, as in a combobox. */
function Option({ id, suggested, index, marked, onChoose, ...rest }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    // biome-ignore lint/a11y/useFocusableInteractive: see above.
    <div
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === marked}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(suggested)}
    >
      {contentOf(suggested, rest)}
    </div>
  );
}

type Acts = Pick<Props, 'typed' | 'onFill' | 'onForget'>;

function contentOf(suggested: Suggested, { typed, onFill, onForget }: Acts): ReactNode {
  switch (suggested.of) {
    case 'product':
      return <ProductOption {...suggested} typed={typed} />;
    case 'category':
      return (
        <>
          {suggested.above !== '' && (
            <>
              {suggested.above} <ChevronRight size={14} aria-hidden />
            </>
          )}
          <Marked text={suggested.text} typed={typed} />
        </>
      );
    case 'recent':
      return (
        <>
          <History size={18} strokeWidth={1.75} aria-hidden />
          <span>{suggested.text}</span>
          <Beside title="지우기" onPress={() => onForget(suggested.text)}>
            <X size={16} strokeWidth={1.75} />
          </Beside>
        </>
      );
    case 'word':
      return (
        <>
          <Search size={18} strokeWidth={1.75} aria-hidden />
          <Marked text={suggested.text} typed={typed} />
          {suggested.note !== '' && <em>{suggested.note}</em>}
          <Beside title="검색창에 넣기" onPress={() => onFill(suggested.text)}>
            <ArrowUpLeft size={18} strokeWidth={1.75} />
          </Beside>
        </>
      );
  }
}

function ProductOption({ text, image, rate, price, typed }: Extract<Suggested, { of: 'product' }> & { typed: string }) {
  const urlOf = useImageUrl();
  return (
    <>
      <span className={styles.thumb}>
        <Picture src={urlOf(image)} alt="" sizes="64px" />
      </span>
      <span className={styles.words}>
        <Marked text={text} typed={typed} />
        <strong>
          {rate > 0 && <em>{rate}%</em>}
          {price}
        </strong>
      </span>
    </>
  );
}

/** For touch or mouse: an option must not contain buttons, and the keyboard does the same from the field (Delete, or typing on). */
function Beside({ title, onPress, children }: { title: string; onPress: () => void; children: ReactNode }) {
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    onPress();
  };
  return (
    <span aria-hidden title={title} className={styles.beside} onClick={press}>
      {children}
    </span>
  );
}
