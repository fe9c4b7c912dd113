import { useAlert } from '@mall/ui/alert-provider';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { deviceOfBrowser } from '../../lib/browser/device.ts';

const notice = '모바일 화면은 지원하지않습니다.';

/** R1.04, R2.05: a desktop browser gets a notice that this site is not for it, then the same page of the desktop site. */
export function DesktopVisitorNotice() {
  const router = useRouter();
  const alert = useAlert();
  useEffect(() => {
    if (deviceOfBrowser() === 'mobile') return;
    alert(notice).then(async () => {
      const { toDesktopPath } = await import('@mall/domain/device-twins');
      const { href, state } = router.latestLocation;
      return router.navigate({ href: toDesktopPath(href), state: { ...state }, replace: true });
    });
  }, [router, alert]);
  return null;
}
