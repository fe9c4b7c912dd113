import { Breadcrumb } from '@mall/ui/breadcrumb';
import type { ReactNode } from 'react';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { ScreenLink } from '../link/screen-link.tsx';
import { PageTopBar } from './page-top-bar.tsx';
import styles from './titled-page.module.css';

type Props = {
  title: string;
  /** What the page is about, in a sentence. */
  lead?: string;
  /** Shown beside the heading on the desktop, above the content on a phone. */
  aside?: ReactNode;
  /** On the desktop: a page of My Shop, one no wider than a form, or one of the shop, with a link to the home. */
  kind?: 'myShop' | 'form' | 'shop';
  /** On a phone: the page's own buttons in the bar above, and the bar at its bottom. */
  tools?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
};

/** A page below its heading, which the desktop shows in the page and a phone in the bar above. */
export function TitledPage({ title, lead, aside, kind = 'myShop', tools, foot, children }: Props) {
  const { device } = useMall();
  if (device === 'mobile') {
    return (
      <>
        <PageTopBar title={title}>{tools}</PageTopBar>
        <div className={styles.column}>
          <div className={styles.phone}>
            {aside}
            {lead && <p className={styles.lead}>{lead}</p>}
            {children}
          </div>
          {foot}
        </div>
      </>
    );
  }
  return (
    <div className={styles[kind]}>
      {kind === 'shop' && (
        <Breadcrumb items={[{ label: '홈', render: <ScreenLink screen="home" /> }, { label: title }]} />
      )}
      <div className={styles.head}>
        <h1>{title}</h1>
        {aside}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
