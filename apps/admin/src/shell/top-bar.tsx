import type { Me } from '@mall/contracts/office/account';
import { lockSession, signOut } from '@mall/contracts/office/sign-in';
import { officeScreens } from '@mall/domain/office/screens';
import { Link, useNavigate } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import { IconButton } from '../kit/button.tsx';
import { Kbd } from '../kit/keys/kbd.tsx';
import { useKeys } from '../kit/keys/use-keys.ts';
import { Avatar } from '../kit/marks.tsx';
import { Menu } from '../kit/overlay/menu.tsx';
import { Popover } from '../kit/overlay/popover.tsx';
import { callOffice } from '../lib/call.ts';
import { useMallScope } from '../lib/mall-scope.ts';
import { useMode } from '../lib/mode.ts';
import { grouped } from '../lib/numbers.ts';
import { MallSwitcher } from './mall-switcher.tsx';
import { OpenTalk } from './open-talk.tsx';
import { keepMall } from './side-menu.tsx';
import styles from './top-bar.module.css';
import type { Waiting } from './use-waiting.ts';

type Props = {
  readonly me: Me;
  readonly waiting: readonly Waiting[];
  readonly onFind: () => void;
  readonly onHelp: () => void;
};

const findHint = '주문, 상품, 회원, 화면 찾기';

/** The current mall and user, and the search box for everything; on every screen at every width. */
export function TopBar({ me, waiting, onFind, onHelp }: Props) {
  const mall = useMallScope();
  return (
    <header className={styles.top}>
      {mall && <i className={styles.line} style={{ background: mall.colour }} />}
      <MallSwitcher />
      <button type="button" className={styles.find} onClick={onFind} aria-label={findHint}>
        <Search size={16} strokeWidth={1.75} aria-hidden="true" />
        <span>{findHint}</span>
        <Kbd keys="mod+k" />
      </button>
      <div className={styles.end}>
        <OpenTalk />
        <span className={styles.place} data-staging={isStaging || undefined}>
          <span>{isStaging ? '개발' : '운영'}</span>
        </span>
        <IconButton icon={CircleQuestionMark} label="도움말과 단축키" onClick={onHelp} className={styles.help} />
        <Notices waiting={waiting} />
        <Self me={me} />
      </div>
    </header>
  );
}

/** Demo data on a developer's machine. */
const isStaging = /(^|\.)localhost$/.test(location.hostname);

/** Late tasks, as links to where they are done. */
function Notices({ waiting }: Pick<Props, 'waiting'>) {
  const late = waiting.filter((one) => one.late > 0);
  const total = late.reduce((sum, one) => sum + one.late, 0);
  const label = total > 0 ? `알림, 기한 지난 일 ${grouped(total)}건` : '알림';
  return (
    <Popover
      trigger={<IconButton icon={Bell} label={label} hasNews={total > 0} keys="g n" keysGroup="공통" />}
      label="알림"
      align="end"
    >
      {(close) => (
        <div className={styles.notices}>
          <h2>기한 지난 일 {grouped(total)}건</h2>
          <ul>
            {late.map(({ name, path, late: count }) => (
              <li key={name}>
                <Link to={path} search={keepMall} onClick={close}>
                  {name}
                  <em>{grouped(count)}건 지남</em>
                </Link>
              </li>
            ))}
          </ul>
          {late.length === 0 && <p>모두 제때 하고 있어요</p>}
        </div>
      )}
    </Popover>
  );
}

function Self({ me }: { me: Me }) {
  const [mode, setMode] = useMode();
  const navigate = useNavigate();
  const role = me.roles.map(({ name }) => name).join(', ');
  const turn = () => setMode(mode === 'dark' ? 'light' : 'dark');
  useKeys([{ keys: 'mod+shift+d', label: '다크 모드', group: '공통', inFields: true, run: turn }]);
  const end = () => void callOffice(signOut).finally(() => location.assign('/'));
  // The next call finds the session locked, and asks for proof.
  const lock = () => void callOffice(lockSession).then(() => location.reload());
  return (
    <Menu
      trigger={
        <button type="button" className={styles.me} aria-label={`${me.name}, ${role}`}>
          <Avatar name={me.name} />
          <span>
            <b>{me.name}</b>
            <small>{role}</small>
          </span>
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      }
      groups={[
        [
          {
            label: '내 계정',
            icon: UserRound,
            run: () => void navigate({ to: officeScreens.account, search: keepMall }),
          },
          { label: mode === 'dark' ? '밝은 화면' : '다크 모드', icon: Moon, keys: 'mod+shift+d', run: turn },
        ],
        [
          { label: '화면 잠그기', icon: Lock, run: lock },
          { label: '로그아웃', icon: LogOut, run: end },
        ],
      ]}
    />
  );
}
