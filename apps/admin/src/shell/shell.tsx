import type { Me } from '@mall/contracts/office/account';
import { Outlet, useNavigate } from '@tanstack/react-router';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useState } from 'react';
import { goKeys } from '../kit/keys/go-keys.ts';
import { KeyHelp, useSingleKeys } from '../kit/keys/key-help.tsx';
import { useKeys } from '../kit/keys/use-keys.ts';
import { MallMark } from '../kit/marks.tsx';
import { type Finder, Palette } from '../kit/palette.tsx';
import { useIsLineDead } from '../lib/line.ts';
import { useMallScope } from '../lib/mall-scope.ts';
import { useLeadToField } from './lead-to-field.ts';
import styles from './shell.module.css';
import { keepMall, SideMenu } from './side-menu.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useFinders } from './use-finders.ts';
import { useWaiting } from './use-waiting.ts';

type Props = {
  readonly me: Me;
  /** The desks' finders for the palette. */
  readonly finders: readonly Finder[];
};

/** The frame of every screen: current mall and user, the menu, and the keys for both. */
export function Shell({ me, finders }: Props) {
  const [open, setOpen] = useState<'palette' | 'help' | 'menu'>();
  const waiting = useWaiting();
  const close = () => setOpen(undefined);
  useSingleKeys();
  useLeadToField();
  useKeys([
    { keys: 'mod+k', label: '찾기', group: '공통', inFields: true, run: () => setOpen('palette') },
    { keys: '?', label: '단축키', group: '공통', run: () => setOpen('help') },
  ]);
  return (
    <div className={styles.app} data-menu={open === 'menu' || undefined}>
      <a className={styles.skip} href="#main">
        본문으로
      </a>
      <TopBar me={me} waiting={waiting} onFind={() => setOpen('palette')} onHelp={() => setOpen('help')} />
      <SideMenu menu={me.menu} waiting={waiting} onHelp={() => setOpen('help')} onLeave={close} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <DeadLine />
        <Outlet />
      </main>
      <TabBar menu={me.menu} waiting={waiting} onAll={() => setOpen(open === 'menu' ? undefined : 'menu')} />
      <GoKeys menu={me.menu} />
      <KeyHelp isOpen={open === 'help'} onClose={close} />
      {open === 'palette' && <Finding menu={me.menu} finders={finders} onClose={close} />}
    </div>
  );
}

function Finding({ menu, finders, onClose }: Pick<Me, 'menu'> & Pick<Props, 'finders'> & { onClose: () => void }) {
  const mall = useMallScope();
  const own = useFinders(menu);
  const scope = mall && (
    <span className={styles.scope}>
      <MallMark {...mall} /> {mall.name}
    </span>
  );
  return (
    <Palette isOpen onClose={onClose} finders={[...finders, ...own]} scope={scope} hint="주문, 상품, 회원, 화면 찾기" />
  );
}

function GoKeys({ menu }: Pick<Me, 'menu'>) {
  const navigate = useNavigate();
  const items = menu
    .flatMap((group) => group.items)
    .flatMap((item) => {
      const keys = goKeys[item.key];
      return keys ? [{ ...item, keys }] : [];
    });
  useKeys(
    items.map(({ keys, name, path }) => ({
      ...{ keys, label: name, group: '가기' },
      run: () => void navigate({ to: path, search: keepMall }),
    })),
  );
  return null;
}

/** Without a network nothing is saved, but typed text is not lost. */
function DeadLine() {
  if (!useIsLineDead()) return null;
  return (
    <div className={styles.dead} role="status">
      <WifiOff size={16} strokeWidth={1.75} aria-hidden="true" />
      인터넷이 끊겼어요. 쓰던 내용은 이 화면에 그대로 있어요.
      <span>연결되면 다시 저장해 주세요</span>
    </div>
  );
}
