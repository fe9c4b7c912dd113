import { useAlert } from '@mall/ui/alert-provider';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ErrorPage } from '../../components/page/error-page.tsx';
import { errorText } from '../../lib/api/api-error.ts';

/** R8.08 */
const layoutFailed = '정보를 가져오는데 실패했습니다';

/** Shown over the page with a retry when a mall could not be opened. */
export function LayoutFailure(props: ErrorComponentProps) {
  const alert = useAlert();
  const { error } = props;
  useEffect(() => {
    void alert({ title: '안내', message: errorText(error, layoutFailed) });
  }, [error, alert]);
  return <ErrorPage {...props} />;
}
