import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import type { Load } from '../../../lib/routing/load.ts';
import { prepareHome } from '../model/prepare-home.ts';
import { type Corners, useCorners } from '../model/use-corners.ts';
import { MdReviews } from '../parts/md-reviews.tsx';
import { QuickMenu } from '../parts/quick-menu.tsx';
import { Deals } from './deals.tsx';
import { Exhibitions } from './exhibitions.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { HomeSkeleton } from './home-skeleton.tsx';
import { NoticeAndHelp } from './notice-and-help.tsx';
import { Phones } from './phones.tsx';
import { Sales } from './sales.tsx';
import { SubscriptionBand } from './subscription-band.tsx';

/** The desktop landing of a mall. */
export function HomePage() {
  const home = useCorners();
  const { mall } = useMall();
  if (home.isPending) return <HomeSkeleton />;
  return (
    <>
      <h1 className="visually-hidden">{mall.title}</h1>
      {home.error ? <ErrorNotice error={home.error} onRetry={home.retry} /> : <Sections home={home} />}
    </>
  );
}

function Sections({ home }: { home: Corners }) {
  return (
    <>
      {home.hero && <Hero items={home.hero.items} />}
      {home.quickMenu && (
        <div className={styles.wrap}>
          <QuickMenu items={home.quickMenu.items} />
        </div>
      )}
      <Phones corner={home.phones} />
      <Deals corner={home.deals} />
      <Sales />
      <SubscriptionBand corner={home.subscriptions} />
      <Exhibitions corner={home.exhibitions} />
      <div className={styles.wrap}>{home.mdReviews && <MdReviews corner={home.mdReviews} />}</div>
      <NoticeAndHelp />
    </>
  );
}

export const load: Load = ({ queryClient, openMall }) => prepareHome(queryClient, openMall);
