import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { errorText } from '../../lib/api/api-error.ts';
import { canLoadAnew, isCodeMissing } from '../../lib/api/missing-code.ts';
import { forgetMemberData } from '../../lib/session/member-cache.ts';
import { ObjectPicture } from '../content/object-picture.tsx';
import styles from './status-page.module.css';
import { StatusPage } from './status-page.tsx';

/** R2.18: the generic page of a render error, or of code or data that failed to load. */
export function ErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const isMissing = isCodeMissing(error);
  useEffect(() => {
    if (isMissing && canLoadAnew()) location.reload();
  }, [isMissing]);
  const retry = () => {
    // Vite does not request a page's styles a second time.
    if (isMissing) return location.reload();
    // The cached data may have caused the error.
    forgetMemberData(queryClient);
    // Also restores what the error replaced, once everything has loaded.
    void router.invalidate();
  };
  return (
    <StatusPage
      title="화면을 보여 드리지 못했어요"
      picture={<ObjectPicture className={styles.plug} name="objects/brokenplug" size={192} />}
      actions={
        <>
          <a className={styles.line} href="/">
            홈으로 가기
          </a>
          <button type="button" className={styles.primary} onClick={retry} data-retry>
            다시 시도
          </button>
        </>
      }
    >
      {errorText(error, '잠시 뒤에 다시 시도해 주세요.')}
    </StatusPage>
  );
}
