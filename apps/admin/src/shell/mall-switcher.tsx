import { useNavigate } from '@tanstack/react-router';
import { getChoseong } from 'es-hangul';
import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { Kbd } from '../kit/keys/kbd.tsx';
import { useKeys } from '../kit/keys/use-keys.ts';
import { MallMark } from '../kit/marks.tsx';
import { Popover } from '../kit/overlay/popover.tsx';
import { type OfficeMall, useMallScope, useMalls } from '../lib/mall-scope.ts';
import { grouped } from '../lib/numbers.ts';
import type { SearchParams } from '../lib/search.ts';
import styles from './mall-switcher.module.css';

const allName = '모든 몰';

/** Chooses the current mall: screen and filters stay. Staff with one mall see only its name. */
export function MallSwitcher() {
  const scope = useMallScope();
  const { malls, count } = useMalls();
  const [isOpen, setOpen] = useState(false);
  useKeys(
    count > 1 ? [{ keys: 'mod+j', label: '몰 전환', group: '공통', inFields: true, run: () => setOpen(true) }] : [],
  );
  const name = (
    <>
      <MallMark name={scope?.name ?? ''} colour={scope?.colour} size="lg" />
      <span className={styles.name}>{scope?.name ?? allName}</span>
      {!scope && <small>{grouped(count)}</small>}
    </>
  );
  if (count <= 1) return <div className={styles.switcher}>{name}</div>;
  const trigger = (
    <button type="button" className={styles.switcher} aria-label={`몰 전환, 지금은 ${scope?.name ?? allName}`}>
      {name}
      <ChevronsUpDown size={14} aria-hidden="true" />
    </button>
  );
  return (
    <Popover trigger={trigger} label="몰 전환" isOpen={isOpen} onOpenChange={setOpen}>
      {(close) => <MallList {...{ malls, count, scope, close }} />}
    </Popover>
  );
}

type ListProps = {
  readonly malls: readonly OfficeMall[];
  readonly count: number;
  readonly scope: OfficeMall | undefined;
  readonly close: () => void;
};

function MallList({ malls, count, scope, close }: ListProps) {
  const [sought, setSought] = useState('');
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const found = malls.filter((mall) => matches(mall, sought.trim()));
  const choose = (mallUrl: string | undefined) => {
    close();
    void navigate({
      to: '.',
      // The open row may belong to another mall.
      search: ({ mall: _, open: __, cursor: ___, ...rest }: SearchParams) => ({
        ...rest,
        ...(mallUrl && { mall: mallUrl }),
      }),
    });
  };
  return (
    <div className={styles.sheet}>
      <label className={styles.search}>
        <Search size={16} aria-hidden="true" />
        <input
          type="search"
          value={sought}
          placeholder="이름, 주소, 초성"
          aria-label="몰 찾기"
          onChange={(event) => setSought(event.target.value)}
          onKeyDown={(event) => event.key === 'ArrowDown' && focusBeside(event, list, 1)}
        />
        <Kbd keys="mod+j" />
      </label>
      <ul ref={list} onKeyDown={(event) => walk(event, list)}>
        {sought.trim() === '' && (
          <li>
            <button type="button" aria-current={!scope || undefined} onClick={() => choose(undefined)}>
              <MallMark name="" />
              <b>{allName}</b>
              <small>{grouped(count)}</small>
              {!scope && <Check size={16} aria-hidden="true" />}
            </button>
          </li>
        )}
        {found.map((mall) => (
          <li key={mall.mallId}>
            <button
              type="button"
              aria-current={mall.mallId === scope?.mallId || undefined}
              onClick={() => choose(mall.mallUrl)}
            >
              <MallMark {...mall} />
              {mall.name}
              <small>{mall.mallUrl}</small>
              {mall.mallId === scope?.mallId && <Check size={16} aria-hidden="true" />}
            </button>
          </li>
        ))}
        {found.length === 0 && <li className={styles.none}>찾는 몰이 없어요</li>}
      </ul>
      <footer>전환해도 화면과 필터는 유지돼요</footer>
    </div>
  );
}

/** Matches the name, the address, or the initial consonants of the name. */
const matches = ({ name, mallUrl }: OfficeMall, sought: string): boolean =>
  name.includes(sought) || mallUrl.includes(sought.toLowerCase()) || getChoseong(name).includes(sought);

const walk = (event: KeyboardEvent, list: RefObject<HTMLElement | null>): void => {
  if (event.key === 'ArrowDown') focusBeside(event, list, 1);
  if (event.key === 'ArrowUp') focusBeside(event, list, -1);
};

function focusBeside(event: KeyboardEvent, list: RefObject<HTMLElement | null>, by: 1 | -1): void {
  event.preventDefault();
  const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[Math.max(0, Math.min(at + by, buttons.length - 1))]?.focus();
}
