import { lazy, Suspense } from 'react';
import { RowSkeleton } from '../states.tsx';
import type { RichTextProps } from './rich-text-field.tsx';

const RichTextField = lazy(() => import('./rich-text-field.tsx').then((loaded) => ({ default: loaded.RichTextField })));

/** The editor of rich text, which is large and comes when it is wanted. */
export const RichText = (props: RichTextProps) => (
  <Suspense fallback={<RowSkeleton rows={6} columns={1} />}>
    <RichTextField {...props} />
  </Suspense>
);
