import { Button } from '@mall/ui/button';
import { Page } from '@mall/ui/page';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { homeBelowMall } from '../../../lib/routing/landing.ts';
import { useIsSignedIn } from '../../../lib/session/use-is-signed-in.ts';
import { ContentPage } from '../parts/content-page.tsx';
import styles from './handy-service.module.css';

/** The mall's simple services, with links. */
export function HandyServicePage() {
  const openMall = useMall();
  const isSignedIn = useIsSignedIn();
  return (
    <Page paddingTop={12} paddingBottom={48}>
      <ContentPage
        pageName="handyService"
        end={
          <Button
            variant="primary"
            size="lg"
            block
            className={styles.start}
            render={<MallLink to={isSignedIn ? homeBelowMall(openMall) : '/login'} />}
          >
            {isSignedIn ? '시작하기' : '로그인하고 시작하기'}
          </Button>
        }
      />
    </Page>
  );
}
