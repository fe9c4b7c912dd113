import type { ContentPageName } from '@mall/contracts/content';
import { Skeleton } from '@mall/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SafeHtml } from '../../../components/content/safe-html.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { isApiError } from '../../../lib/api/api-error.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { contentPageQuery } from '../api/content.query.ts';
import styles from './content-page.module.css';

type Props = {
  readonly pageName: ContentPageName;
  /** What is shown below the text. */
  readonly end?: ReactNode;
};

/** A page that the mall's operator has written. */
export function ContentPage({ pageName, end }: Props) {
  const { data, isPending, error, refetch } = useQuery(contentPageQuery(pageName));
  usePageTitle(data?.title);
  if (isPending) return <Skeleton height={360} />;
  if (isApiError(error, '4040')) return <NotFoundPage />;
  if (!data) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <article className={styles.page}>
        <h1>{data.title}</h1>
        <SafeHtml html={data.html} className={styles.html} />
      </article>
      {end}
    </>
  );
}
