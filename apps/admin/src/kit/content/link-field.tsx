import { checkLink, findLinks, type LinkKind } from '@mall/contracts/office/contents';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { reading } from '../../lib/use-office.ts';
import { Button } from '../button.tsx';
import { SelectField, TextField } from '../form/controls.tsx';
import { longestOf } from '../form/longest.ts';
import { Popover } from '../overlay/popover.tsx';
import { Failure } from '../states.tsx';
import styles from './content.module.css';

type Props = {
  mallId: number;
  label?: string;
  link: string;
  error: string | undefined;
  onChange: (link: string) => void;
};

/** The target of a link: typed, or found by name. A link that leads nowhere is reported. */
export function LinkField({ mallId, label = '링크', link, error, onChange }: Props) {
  const settled = useDeferredValue(link);
  const { data } = useQuery({
    ...reading(checkLink, { params: { mallId }, query: { link: settled } }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.link}>
      <TextField
        label={label}
        note="선택"
        placeholder="/goods/ngd/GD00012"
        maxLength={longestOf(checkLink.query, 'link')}
        value={link}
        error={error}
        onChange={({ target: { value } }) => onChange(value.trim())}
      />
      <Popover label={`${label} 찾기`} align="end" trigger={<Button>찾기</Button>}>
        {(close) => (
          <LinkFinder
            mallId={mallId}
            onPick={(found) => {
              onChange(found);
              close();
            }}
          />
        )}
      </Popover>
      {link !== '' && data?.isAlive === false && (
        <p className={styles.dead} role="status">
          지금은 이 링크가 열리지 않아요. 지워졌거나 숨겨진 곳일 수 있어요.
        </p>
      )}
    </div>
  );
}

const kinds: readonly { readonly value: LinkKind; readonly label: string }[] = [
  { value: 'PRODUCT', label: '상품' },
  { value: 'CATEGORY', label: '메뉴' },
  { value: 'EXHIBITION', label: '기획전' },
  { value: 'POST', label: '게시글' },
  { value: 'PAGE', label: '페이지' },
];

function LinkFinder({ mallId, onPick }: { mallId: number; onPick: (link: string) => void }) {
  const [kind, setKind] = useState<LinkKind>('PRODUCT');
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const { data, error, refetch } = useQuery({
    ...reading(findLinks, { params: { mallId }, query: { kind, q } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.choices}>
      <SelectField
        label="종류"
        choices={kinds}
        value={kind}
        onChange={({ target: { value } }) => setKind(value as LinkKind)}
      />
      <TextField
        label="이름"
        type="search"
        maxLength={longestOf(findLinks.query, 'q')}
        value={words}
        onChange={({ target: { value } }) => setWords(value)}
      />
      {error && !data ? (
        <Failure error={error} what="링크를" retry={() => void refetch()} />
      ) : data?.links.length === 0 ? (
        <p className={styles.note}>찾는 이름이 없어요.</p>
      ) : (
        <ul aria-label="찾은 곳">
          {data?.links.map(({ link, title }) => (
            <li key={link}>
              <button type="button" onClick={() => onPick(link)}>
                {title}
                <small>{link}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
