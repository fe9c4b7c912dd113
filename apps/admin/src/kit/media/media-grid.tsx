import { listMedia, type MediaRow } from '@mall/contracts/office/media';
import { Picture } from '@mall/ui/picture';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Segment, TextField } from '../form/controls.tsx';
import { longestOf } from '../form/longest.ts';
import { Empty, Failure, RowSkeleton } from '../states.tsx';
import { pictureSrc } from '../thumb.tsx';
import styles from './media.module.css';
import { type MediaSearch, useMedia } from './use-media.ts';

const folders = [
  { value: '', label: '모두' },
  { value: 'goods', label: '상품' },
  { value: 'scenes', label: '넓은 사진' },
];

type Props = {
  search: MediaSearch;
  onSearch: (search: MediaSearch) => void;
  onPick: (picture: MediaRow) => void;
  /** The names of those that are selected already. */
  chosen?: readonly string[];
};

/** The library as tiles: searched by text, selected by a click. */
export function MediaGrid({ search, onSearch, onPick, chosen = [] }: Props) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useMedia(search);
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const count = data?.pages[0]?.count;
  return (
    <>
      <div className={styles.bar}>
        <SearchBox words={search.words} onSearch={(words) => onSearch({ ...search, words })} />
        <Segment
          label="사진 종류"
          choices={folders}
          value={search.folder}
          onChange={(folder) => onSearch({ ...search, folder: folder as MediaSearch['folder'] })}
        />
        {count && (
          <span className={styles.count}>{`${count.value.toLocaleString('ko')}${count.isMore ? '+' : ''}장`}</span>
        )}
      </div>
      {error && !data ? (
        <Failure error={error} what="사진을" retry={() => void refetch()} />
      ) : !data ? (
        <RowSkeleton rows={8} columns={4} />
      ) : rows.length === 0 ? (
        <Empty title="찾는 사진이 없어요">다른 말로 찾거나, 사진을 올려 주세요.</Empty>
      ) : (
        <ul className={styles.tiles} aria-label="사진">
          {rows.map((picture) => (
            <li key={picture.mediaNo}>
              <Tile picture={picture} isChosen={chosen.includes(picture.name)} onPick={() => onPick(picture)} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className={styles.more}>
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            더 보기
          </Button>
        </div>
      )}
    </>
  );
}

function Tile({ picture, isChosen, onPick }: { picture: MediaRow; isChosen: boolean; onPick: () => void }) {
  return (
    <button type="button" className={styles.tile} aria-pressed={isChosen} onClick={onPick}>
      <Picture src={pictureSrc(picture.name)} alt="" sizes="160px" />
      <span>{picture.alt}</span>
    </button>
  );
}

/** Searches on Enter; cleared, it shows all again. */
function SearchBox({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(words);
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSearch(typed.trim());
      }}
    >
      <TextField
        label="사진 찾기"
        isLabelHidden
        icon={Search}
        type="search"
        maxLength={longestOf(listMedia.query, 'q')}
        placeholder="설명, 파일 이름"
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (value === '') onSearch('');
        }}
      />
    </form>
  );
}
