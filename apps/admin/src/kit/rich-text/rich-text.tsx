import { lazy, Suspense } from 'react';
import { RowSkeleton } from '../states.tsx';
import type { RichTextProps } from './rich-text-field.tsx';

const RichTextField = lazy(() => import('./rich-text-field.tsx').then((loaded) => ({ default: loaded.RichTextField })));

/** The rich-text editor, which is large and loaded on demand. */
export const RichText = (props: RichTextProps) => (
  <Suspense fallback={<RowSkeleton rows={6} columns={1} />}>
    <RichTextField {...props} />
  </Suspense>
);
