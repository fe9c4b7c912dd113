import { listBoardPostsLimits } from '@mall/contracts/limits/board';
import { TextField } from '@mall/ui/text-field';
import Search from 'lucide-react/icons/search';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import type { BoardAddress } from '../model/board-address.ts';
import styles from './board-search.module.css';

/** Filters a board by a word. */
export function BoardSearch({ address }: { address: BoardAddress }) {
  const navigate = useMallNavigate();
  const search = (form: FormData) => {
    const q = String(form.get('q') ?? '').trim();
    const { tp, label } = address;
    void navigate({ screen: 'boardList', search: { tp, label, q } });
  };
  return (
    <search className={styles.search}>
      <form
        key={address.q}
        onSubmit={(event) => {
          event.preventDefault();
          search(new FormData(event.currentTarget));
        }}
      >
        <TextField
          name="q"
          type="search"
          label="게시글 검색"
          isLabelHidden
          placeholder="제목, 내용으로 검색"
          defaultValue={address.q}
          maxLength={listBoardPostsLimits.keyword.maxLength}
          trailing={
            <button type="submit" className={styles.go} aria-label="검색">
              <Search size={20} strokeWidth={1.75} aria-hidden />
            </button>
          }
        />
      </form>
    </search>
  );
}
