import { useEffect } from 'react';
import { defaultBrandTitle } from '../mall/document-look.ts';
import { useMall } from '../mall/mall-context.tsx';

/** The tab's title: the page's own before the mall's, and the mall's again when the page is left. */
export function usePageTitle(title: string | undefined): void {
  const mallTitle = useMall().mall.title || defaultBrandTitle;
  useEffect(() => {
    if (!title) return;
    document.title = `${title} | ${mallTitle}`;
    return () => {
      document.title = mallTitle;
    };
  }, [title, mallTitle]);
}
